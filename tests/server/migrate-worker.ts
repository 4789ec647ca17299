import { workerData } from 'node:worker_threads';
import { type DatabaseLocation, openDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';

/** Plays a second process, in a thread: SQLite waits for a lock by blocking its thread. */
const location: DatabaseLocation = workerData;
const database = openDatabase(location, () => {});
await migrate(database);
await database.destroy();
