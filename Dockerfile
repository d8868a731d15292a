# The image of a release. `npm run image` makes the files that it adds; nothing is fetched or run while it is built, so
# one machine builds it for every processor (docs/guides/containers.md).
FROM scratch
ARG TARGETARCH
# What changes least lies lowest: a new release sends only the layers above.
ADD build/image/base-${TARGETARCH}.tar /
ADD build/image/modules-${TARGETARCH}.tar /
ADD build/image/sounds.tar /
ADD build/image/app.tar /
LABEL org.opencontainers.image.title="Dhvani" \
  org.opencontainers.image.description="Indian ambient sound mixer" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="0.1.0"
ENV PATH=/usr/local/bin NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /dhvani
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "apps/server/src/start/main.ts"]
