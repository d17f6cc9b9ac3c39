/** The verbs of the glance, put together. */
import type { Parts } from '../parts.ts';
import type { Glance } from './glance.ts';
import { tutorial } from './tutorial.ts';

export function createGlance(parts: Parts): Glance {
  return {
    tutorial: (request, language, robot) => tutorial(parts, request, language, robot),
  };
}
