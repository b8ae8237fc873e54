import { performance } from "node:perf_hooks";
import { parseLink } from "@sihai/domain/links";
import { awkwardLinks } from "../../packages/domain/src/links/fixtures/awkward-links.ts";
import { pastedLinks } from "../../packages/domain/src/links/fixtures/pasted-links.ts";
import { median } from "../parts/load.ts";
import type { Result } from "../parts/result.ts";

const rounds = 7;
const roundMs = 800;

/** Pasted texts understood a second on one core: the parser's own fixtures, share texts and hostile ones among them. */
export function measureLinks(): Result {
  const texts = [...pastedLinks, ...awkwardLinks].map(([, text]) => text);
  const ours = rates(texts, (text) => parseLink(text));
  // What no parser can do without: looking at every character of the text.
  const floor = rates(texts, (text) => {
    let sum = 0;
    for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
    return sum;
  });
  return {
    name: "understand pasted texts, one core",
    measured: median(ours),
    beside: { name: "looking at every character", value: median(floor) },
    unit: "/s",
    judged: median(ours),
    bar: { at: "least", value: 200_000 },
    note: `${texts.length} texts, ${Math.round(texts.reduce((sum, text) => sum + text.length, 0) / texts.length)} characters on average`,
  };
}

/** Per second of the processor's time, not of the wall's: other work on the machine does not count. */
function rates(texts: readonly string[], act: (text: string) => unknown): number[] {
  const found: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const startedAt = process.cpuUsage();
    const until = performance.now() + roundMs;
    let done = 0;
    while (performance.now() < until) {
      for (const text of texts) act(text);
      done += texts.length;
    }
    const { user, system } = process.cpuUsage(startedAt);
    if (round > 0) found.push(done / ((user + system) / 1_000_000));
  }
  return found;
}
