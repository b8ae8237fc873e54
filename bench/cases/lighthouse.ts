import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median } from "../parts/load.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";

const visits = 3;

/** Lighthouse's performance score of the home page on its slow phone; the median of three visits. */
export async function measureLighthouse(server: Server, chromePath: string): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"] });
  const scores: number[] = [];
  try {
    for (let visit = 0; visit < visits; visit++) {
      const run = await lighthouse(`${server.url}/en/home`, {
        port: chrome.port,
        onlyCategories: ["performance"],
        logLevel: "error",
        output: "json",
      });
      const score = run?.lhr.categories.performance?.score;
      if (typeof score === "number") scores.push(Math.round(score * 100));
    }
  } finally {
    chrome.kill();
  }
  const score = scores.length === 0 ? null : median(scores);
  return {
    name: "Lighthouse, home on a phone",
    measured: score,
    beside: null,
    unit: "of 100",
    judged: score,
    bar: { at: "least", value: 95 },
    note: `visits: ${scores.join(", ")}`,
  };
}
