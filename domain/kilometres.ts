interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth (km). */
const RADIUS = 6371;

/** As the crow flies, rounded; within France, where the curve between two points changes it by less than 1 km. */
export function kilometres(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude) * Math.cos(radians((from.latitude + to.latitude) / 2));
  return Math.round(RADIUS * Math.hypot(north, east));
}
