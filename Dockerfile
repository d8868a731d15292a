# syntax=docker/dockerfile:1

# Everything that is made: the site and the sounds. Nothing of it but the results is kept.
FROM node:24-bookworm-slim AS build
WORKDIR /dhvani
COPY package.json package-lock.json .npmrc ./
COPY apps/web/package.json apps/web/
COPY apps/server/package.json apps/server/
COPY packages/units/package.json packages/units/
COPY packages/catalogue/package.json packages/catalogue/
COPY packages/share-links/package.json packages/share-links/
COPY packages/social-cards/package.json packages/social-cards/
COPY packages/audio-engine/package.json packages/audio-engine/
COPY packages/audio-files/package.json packages/audio-files/
COPY packages/riyaz/package.json packages/riyaz/
COPY packages/sound-render/package.json packages/sound-render/
COPY packages/audio-measures/package.json packages/audio-measures/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY tools/package.json tools/
RUN npm ci --no-audit --no-fund --omit=dev
COPY . .
RUN node tools/start/prepare.ts

# What the server alone needs to run.
FROM node:24-bookworm-slim AS dependencies
WORKDIR /dhvani
COPY package.json package-lock.json .npmrc ./
COPY apps/web/package.json apps/web/
COPY apps/server/package.json apps/server/
COPY packages/units/package.json packages/units/
COPY packages/catalogue/package.json packages/catalogue/
COPY packages/share-links/package.json packages/share-links/
COPY packages/social-cards/package.json packages/social-cards/
COPY packages/audio-engine/package.json packages/audio-engine/
COPY packages/audio-files/package.json packages/audio-files/
COPY packages/sound-render/package.json packages/sound-render/
COPY packages/audio-measures/package.json packages/audio-measures/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY tools/package.json tools/
RUN npm ci --no-audit --no-fund --omit=dev --ignore-scripts \
  -w @dhvani/server -w @dhvani/audio-files -w @dhvani/catalogue -w @dhvani/share-links \
  -w @dhvani/social-cards -w @dhvani/units

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /dhvani
COPY --from=dependencies /dhvani ./
COPY --from=build /dhvani/packages/units packages/units
COPY --from=build /dhvani/packages/catalogue packages/catalogue
COPY --from=build /dhvani/packages/share-links packages/share-links
COPY --from=build /dhvani/packages/social-cards packages/social-cards
COPY --from=build /dhvani/packages/audio-files packages/audio-files
COPY --from=build /dhvani/apps/server apps/server
COPY --from=build /dhvani/supabase supabase
COPY --from=build /dhvani/build/sounds build/sounds
COPY --from=build /dhvani/apps/web/build/client apps/web/build/client
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "apps/server/src/start/main.ts"]
