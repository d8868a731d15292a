export { packFolder, unpackFolder } from './archive.ts'
export {
  KEPT_FILES,
  KEPT_RELEASES,
  listKeptVersions,
  listMigrations,
  readKeptWorld,
  type KeptPerson,
  type KeptWorld,
} from './kept-releases.ts'
