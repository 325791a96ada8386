export { failureSentence, isCode } from './run-task';
export { type HousekeepingJob, housekeeping, removalJob } from './housekeeping';
export type { Task, TaskFailure, TaskKind, TaskLog } from './task';
export { addTask, TASK_STATES, type QueueRow, tasksRepository } from './tasks.repository';
export { createTaskWorker } from './worker';
