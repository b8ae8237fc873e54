/** A whole program on the generated client, as /docs shows it; `example.api.spec.ts` runs it as it stands. */
export const programExample = `// node example.ts, with client.ts beside it and Node 22.18 or newer
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sihai, verifyEvent } from "./client.ts";

const { SIHAI_URL = "", SIHAI_TOKEN = "", SIHAI_SECRET = "", PORT = "9000" } = process.env;
const me = sihai({ url: SIHAI_URL, token: SIHAI_TOKEN });

// Your parcels, the latest first.
const { list } = await me.parcelList();
console.log("parcels", list.length);

// Every step from now on. Put it behind an https address, and add that address in the settings of your account.
const seen = new Set<string>();
const receiver = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (chunk) => (body += chunk));
  request.on("end", () => {
    try {
      const event = verifyEvent(SIHAI_SECRET, request.headers, body);
      response.writeHead(204).end();
      const id = String(request.headers["webhook-id"]);
      if (seen.has(id)) return;
      seen.add(id);
      if (event.type === "item.moved") console.log("item", event.data.itemNo, event.data.to);
      else console.log("parcel", event.data.packageId, event.data.to);
    } catch {
      response.writeHead(400).end();
    }
  });
});
receiver.listen(Number(PORT), () => console.log("listening", (receiver.address() as AddressInfo).port));
`;
