import * as v from 'valibot';

const isOn = v.boolean('« true » ou « false » est attendu');

/** Parts of the site that an agency can switch off (`content/parts.yaml`). */
export const partsSchema = v.strictObject({
  /** Online booking: the free consultation and the discovery call. */
  booking: isOn,
  blog: isOn,
  cities: isOn,
  technologies: isOn,
  estimate: isOn,
  delivery: isOn,
});
