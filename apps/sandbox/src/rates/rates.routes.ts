import type { FastifyInstance } from "fastify";
import type { World } from "../world.ts";

/** Units of each currency for one euro, as the reference feed gives them. */
const plausible: Record<string, string> = {
  USD: "1.1586",
  JPY: "181.35",
  BGN: "1.9558",
  CZK: "24.182",
  DKK: "7.4688",
  GBP: "0.8802",
  HUF: "382.53",
  PLN: "4.2378",
  RON: "5.0865",
  SEK: "10.9975",
  CHF: "0.9304",
  ISK: "146.80",
  NOK: "11.7415",
  TRY: "49.0870",
  AUD: "1.7905",
  BRL: "6.1672",
  CAD: "1.6310",
  CNY: "8.2480",
  HKD: "9.0175",
  IDR: "19372.10",
  ILS: "3.7810",
  INR: "103.2540",
  KRW: "1702.41",
  MXN: "21.3040",
  MYR: "4.8040",
  NZD: "2.0625",
  PHP: "68.1910",
  SGD: "1.5128",
  THB: "37.5850",
  ZAR: "19.9120",
};

type Mode = "ok" | "broken" | "without-cny" | "down";

export type RatesFeed = { reset(): void };

/** The central bank's daily feed, in its own XML shape; today's sheet on the sandbox's clock. */
export function ratesRoutes(app: FastifyInstance, world: World): RatesFeed {
  let rates = { ...plausible };
  let mode: Mode = "ok";

  app.get("/rates/eurofxref-daily.xml", async (_request, reply) => {
    if (mode === "down") return reply.code(503).type("text/plain").send("unavailable");
    const shown = Object.entries(rates).filter(([currency]) => mode !== "without-cny" || currency !== "CNY");
    const xml = toXml(new Date(world.now()).toISOString().slice(0, 10), shown);
    return reply.type("text/xml; charset=utf-8").send(mode === "broken" ? xml.slice(0, 300) : xml);
  });

  app.get("/sandbox/rates", async () => ({ mode, rates }));

  app.post<{ Body: { mode?: Mode; rates?: Record<string, string> } }>(
    "/sandbox/rates",
    { schema: { body: controlSchema } },
    async (request) => {
      mode = request.body.mode ?? mode;
      rates = { ...rates, ...request.body.rates };
      return { mode, rates };
    },
  );

  return {
    reset: () => {
      rates = { ...plausible };
      mode = "ok";
    },
  };
}

function toXml(date: string, rates: [string, string][]): string {
  const cubes = rates.map(([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${date}'>
${cubes}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>
`;
}

const controlSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    mode: { enum: ["ok", "broken", "without-cny", "down"] },
    rates: {
      type: "object",
      propertyNames: { pattern: "^[A-Z]{3}$" },
      additionalProperties: { type: "string", pattern: "^-?\\d{1,9}(\\.\\d{1,8})?$" },
    },
  },
};
