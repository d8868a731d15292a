import { startServer } from '../../apps/server/src/start/start-server.ts'
import { makeBeside } from './make-beside.ts'

await startServer(() => makeBeside((line) => console.log(line)))
