import type { FastifyInstance } from "fastify";
import type { World } from "../world.ts";
import { type Carriers, trackToWire } from "./carriers.ts";

type Registration = { number: string; tag?: string; remark?: string };

/** The tracking source's API. Failures come as HTTP 200 with a code other than 0, as the vendor sends them. */
export function carrierRoutes(app: FastifyInstance, world: World, carriers: Carriers, key: string): void {
  app.post<{ Body: Registration[] }>("/track/v2.2/register", { schema: { body: registerSchema } }, async (request) => {
    if (request.headers["17token"] !== key) return wrongKey();
    const accepted: unknown[] = [];
    const rejected: unknown[] = [];
    for (const { number, tag = "", remark = "" } of request.body) {
      if (!/^[A-Z0-9-]{5,50}$/i.test(number) || number.includes("TESTUNKNOWN")) {
        rejected.push({ number, error: { code: -18_019_903, message: "Carrier cannot be detected." } });
        continue;
      }
      if (carriers.find(number)) {
        rejected.push({ number, error: { code: -18_019_901, message: "The tracking number has been registered." } });
        continue;
      }
      const [, destination = "US", from = "8", to = "15", shipped = ""] =
        /^([A-Z]{2}) (\d{1,3})-(\d{1,3}) (\S+)$/.exec(remark) ?? [];
      const shippedAt = Date.parse(shipped);
      carriers.register({
        number,
        tag,
        destination,
        days: [Number(from), Number(to)],
        shippedAt: Number.isNaN(shippedAt) ? world.now() : shippedAt,
      });
      accepted.push({ origin: 1, number, carrier: 190_271 });
    }
    void carriers.pushNews();
    return { code: 0, data: { accepted, rejected } };
  });

  app.post<{ Body: { number: string }[] }>("/track/v2.2/gettrackinfo", { schema: { body: readSchema } }, async (request) => {
    if (request.headers["17token"] !== key) return wrongKey();
    const accepted: unknown[] = [];
    const rejected: unknown[] = [];
    for (const { number } of request.body) {
      const found = carriers.find(number);
      if (found) accepted.push(trackToWire(found.parcel, found.scans));
      else rejected.push({ number, error: { code: -18_019_902, message: "The tracking number does not register yet." } });
    }
    return { code: 0, data: { accepted, rejected } };
  });

  app.get("/sandbox/carriers", async () => ({
    parcels: carriers.all().map((parcel) => ({ ...parcel, scans: carriers.find(parcel.number)?.scans })),
  }));

  app.post("/sandbox/carriers/push", async () => {
    await carriers.pushNews();
    return { pushed: true };
  });
}

function wrongKey() {
  return { code: -18_010_002, data: { errors: [{ code: -18_010_002, message: "Invalid security key." }] } };
}

const number = { type: "string", maxLength: 60 };
const registerSchema = {
  type: "array",
  maxItems: 40,
  items: {
    type: "object",
    required: ["number"],
    properties: { number, tag: { type: "string", maxLength: 100 }, remark: { type: "string", maxLength: 100 } },
  },
};
const readSchema = { type: "array", maxItems: 40, items: { type: "object", required: ["number"], properties: { number } } };
