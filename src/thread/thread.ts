/**
 * A worker thread with a small heap of its own. Its limit is at least twice what its hardest job needs
 * (`docs/performance.md`). If many small objects exceed it, the thread ends and the main one continues; a single object
 * too large would end the whole process.
 */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

/** Megabytes of old objects. Up to here V8 already collects as eagerly as it can, so less would save nothing. */
const OLD_MB = 128;
/** Megabytes of new objects: two semi-spaces of two each, and as much again for large objects. */
const YOUNG_MB = 6;

export function startThread(script: URL, data?: unknown): Worker {
  // Otherwise the command line's heap size for the main thread would override every thread's own limit.
  setFlagsFromString('--max-old-space-size=0');
  setFlagsFromString('--max-semi-space-size=0');
  const resourceLimits = { maxOldGenerationSizeMb: OLD_MB, maxYoungGenerationSizeMb: YOUNG_MB };
  return new Worker(script, { workerData: data, resourceLimits });
}
