/** Values by label: a route class, a status. Their number is bounded by whoever names them. */
export type Labels = Readonly<Record<string, string | number>>;

interface Sample {
  labels: Labels;
  value: number;
  /** Put after the instrument's name: `_bucket`, `_sum`, `_count`. */
  suffix?: string;
}

/** Something that is read as one family of the Prometheus text format (version 0.0.4). */
export interface Instrument {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples(): Iterable<Sample>;
}

/**
 * Counts what happens; it begins at 0 with the process.
 * @param expected labels shown as 0 before they first happen, so that a rate can be told from nothing
 */
export function counter<Label extends Labels>(name: string, help: string, expected: readonly Label[] = []) {
  const values = seriesBy((labels: Label) => ({ labels, value: 0 }));

  function add(labels: Label, amount = 1): void {
    values.of(labels).value += amount;
  }

  for (const labels of expected) add(labels, 0);
  return { name, help, type: 'counter' as const, samples: () => values.all(), add };
}

/**
 * How many observations were at most so long, by label.
 * @param bounds upper bounds, growing, in the unit of the observations
 */
export function histogram<Label extends Labels>(name: string, help: string, bounds: readonly number[]) {
  const series = seriesBy((labels: Label) => ({ labels, counts: bounds.map(() => 0), sum: 0, count: 0 }));

  function observe(labels: Label, value: number): void {
    const known = series.of(labels);
    known.sum += value;
    known.count += 1;
    const index = bounds.findIndex((bound) => value <= bound);
    if (index >= 0) known.counts[index] = (known.counts[index] ?? 0) + 1;
  }

  function* samples(): Generator<Sample> {
    for (const { labels, counts, sum, count } of series.all()) {
      let upTo = 0;
      for (const [index, within] of counts.entries()) {
        upTo += within;
        yield { suffix: '_bucket', labels: { ...labels, le: String(bounds[index]) }, value: upTo };
      }
      yield { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count };
      yield { suffix: '_sum', labels, value: sum };
      yield { suffix: '_count', labels, value: count };
    }
  }

  return { name, help, type: 'histogram' as const, samples, observe };
}

/** One series for each combination of labels, made when it is first needed; every answer looks some up. */
function seriesBy<Label extends Labels, Series>(make: (labels: Label) => Series) {
  const known = new Map<string, Series>();
  return {
    of(labels: Label): Series {
      let key = '';
      for (const name in labels) key += `${labels[name]}\0`;
      const series = known.get(key) ?? make(labels);
      known.set(key, series);
      return series;
    },
    all: () => known.values(),
  };
}

/** Something measured at the moment it is read. */
export function gauge(
  name: string,
  help: string,
  samples: readonly { labels: Labels; value: number }[],
): Instrument {
  return { name, help, type: 'gauge', samples: () => samples };
}

/** What a Prometheus server reads. */
export function exposition(instruments: readonly Instrument[]): string {
  return instruments
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...[...samples()].map(
        ({ suffix = '', labels, value }) => `${name}${suffix}${labelText(labels)} ${value}`,
      ),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function escaped(value: string): string {
  return value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
}
