/** Places on a table in centimetres, in games as text. */
import { headingText, pointText } from '../../chart/field/places.ts';
import type { Pose } from '../../field/point.ts';

export function poseText({ heading, ...at }: Pose): string {
  return `${pointText(at)} ${headingText(heading)}`;
}
