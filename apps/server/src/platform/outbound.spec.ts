import { createServer, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPublicAddress, OutboundError, openOutbound } from "#platform";

let canary: Server;
let canaryUrl = "";
let connections = 0;

beforeAll(async () => {
  canary = createServer((request, reply) => {
    connections += 1;
    if (request.url === "/huge") return void reply.end("x".repeat(2_000_000));
    if (request.url === "/bomb")
      return void reply.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(20_000_000)));
    if (request.url === "/away") return void reply.writeHead(302, { location: "http://169.254.169.254/latest" }).end();
    if (request.url === "/slow") return;
    reply.end("fine");
  });
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
  const address = canary.address();
  canaryUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => {
  canary.closeAllConnections();
  canary.close();
});

async function reasonOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => "answered",
    (error: unknown) => (error instanceof OutboundError ? error.reason : String(error)),
  );
}

describe("outbound calls", () => {
  it.each([
    "http://127.0.0.1:1/",
    "http://localhost/",
    "https://localhost/",
    "https://localhost./",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://0177.0.0.1/",
    "https://127.1/",
    "https://0.0.0.0/",
    "https://10.0.0.8/",
    "https://172.16.0.1/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://[fe80::1]/",
    "https://[fc00::1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://printer.local/",
    "https://metadata.internal/",
    "https://intranet/",
    "https://user:secret@example.com/",
    "https://example.com:8443/",
    "http://example.com/",
    "ftp://example.com/",
    "file:///etc/passwd",
    "gopher://example.com/",
  ])("refuse %s without connecting", async (url) => {
    const before = connections;
    expect(await reasonOf(openOutbound([]).call(url))).toBe("forbidden-address");
    expect(connections).toBe(before);
  });

  it("refuse the canary itself until it is a configured vendor", async () => {
    expect(await reasonOf(openOutbound([]).call(canaryUrl))).toBe("forbidden-address");
    expect((await openOutbound([canaryUrl]).call(canaryUrl)).body.toString()).toBe("fine");
  });

  it("refuse a name that resolves to a private address", async () => {
    expect(["forbidden-address", "network"]).toContain(await reasonOf(openOutbound([]).call("https://localhost.localdomain/")));
  });

  it.each([
    ["/huge", "too-large", 20_000],
    ["/bomb", "too-large", 20_000],
    ["/slow", "timeout", 500],
  ])("stop reading %s", async (path, reason, timeoutMs) => {
    expect(await reasonOf(openOutbound([canaryUrl]).call(`${canaryUrl}${path}`, { timeoutMs }))).toBe(reason);
  });

  it("do not follow redirects", async () => {
    expect((await openOutbound([canaryUrl]).call(`${canaryUrl}/away`)).status).toBe(302);
  });

  it.each(["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"])("know %s as public", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});
