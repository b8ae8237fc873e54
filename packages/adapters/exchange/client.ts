import { ok, refuse } from "@sihai/domain";
import { askText, type Fetch } from "../http/index.ts";
import { perCnyFrom } from "./map.ts";
import type { RatesPort } from "./port.ts";
import { readSheet } from "./reply.ts";

export type RatesConfig = {
  fetch: Fetch;
  /** Address of the daily sheet, for example `https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml`. */
  url: string;
  timeoutMs?: number;
};

const source = "rates";

/** The daily reference rates in the ECB's format (rule I-05). */
export function createRates({ fetch, url, timeoutMs = 10_000 }: RatesConfig): RatesPort {
  return {
    async latest() {
      const reply = await askText({ fetch, source, url, timeoutMs });
      if (!reply.ok) return reply;
      try {
        const { date, perEuro } = await readSheet(reply.value);
        return ok(perCnyFrom(date, perEuro));
      } catch (error) {
        const detail = error instanceof RangeError ? error.message : "not a sheet of rates";
        return refuse({ code: "SOURCE_FAILED", source, detail });
      }
    },
  };
}
