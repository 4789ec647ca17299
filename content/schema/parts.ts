import * as v from 'valibot';

const isOn = v.boolean('« true » ou « false » est attendu');

/** The parts of the site that an agency may do without (`content/parts.yaml`). */
export const partsSchema = v.strictObject({
  /** Appointments that are taken online: the free consultation and the discovery call. */
  booking: isOn,
  blog: isOn,
  cities: isOn,
  technologies: isOn,
  /** The calculator of prices. */
  estimate: isOn,
  /** The calculator of delays. */
  delivery: isOn,
});
