/** A thread that reports its memory limits and its data. */
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';

parentPort!.postMessage({ megabytes: getHeapStatistics().heap_size_limit / 2 ** 20, given: workerData as unknown });
