import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { request, setRequestWorld, timeoutsMs } from "./request.ts";
import { slowRequestCount } from "./slow-requests.ts";

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let base = "";
let answer: Answer = () => undefined;
let arrived: { url: string; method: string; headers: IncomingMessage["headers"]; body: string }[] = [];
let waits: number[] = [];
const report = vi.fn();
const toLogin = vi.fn();
let loggedIn = false;

function reply(response: ServerResponse, status: number, content: unknown) {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(typeof content === "string" ? content : JSON.stringify(content));
}
const done = { state: 0, msg: "", data: { value: 7 } };

beforeAll(async () => {
  server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on("data", (part) => parts.push(part));
    incoming.on("end", () => {
      const body = Buffer.concat(parts).toString();
      arrived.push({ url: incoming.url ?? "", method: incoming.method ?? "", headers: incoming.headers, body });
      answer(incoming, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  base = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  arrived = [];
  waits = [];
  loggedIn = false;
  report.mockReset();
  toLogin.mockReset();
  answer = (_, response) => reply(response, 200, done);
  setRequestWorld({
    base: (api) => `${base}/${api}`,
    language: () => "en",
    report,
    toLogin,
    knownAsLoggedIn: () => loggedIn,
    sleep: async (ms) => {
      waits.push(ms);
    },
    random: () => 0.5,
  });
});

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error("the call succeeded");
  return error;
}

describe("a request", () => {
  it("takes the base of its API type, the query on its URL, the platform and the language", async () => {
    expect(await request({ path: "/a", query: { page: 2, ids: ["1", "2"] } })).toEqual({ value: 7 });
    await request({ path: "/b", api: "gateway" });
    await request({ path: "/c", api: "login", method: "POST", body: { x: 1 } });
    expect(arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /front/a?page=2&ids=1&ids=2",
      "GET /gateway/b",
      "POST /login/c",
    ]);
    expect(arrived[0]?.headers).toMatchObject({ "x-platform": "web", "accept-language": "en" });
    expect(arrived[0]?.headers["idempotency-key"]).toBeUndefined();
    expect(arrived[2]?.body).toBe('{"x":1}');
    expect(arrived[2]?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("succeeds by state 0 and refuses by any other, with code and facts", async () => {
    answer = (_, response) =>
      reply(response, 200, { state: 50008, msg: "Insufficient", data: { code: "BALANCE_NOT_ENOUGH", missing: "3.00" } });
    const error = await failure(request({ path: "/pay", method: "POST" }));
    expect(error).toMatchObject({
      kind: "refusal",
      code: "BALANCE_NOT_ENOUGH",
      state: 50008,
      message: "Insufficient",
      facts: { missing: "3.00" },
    });
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
    expect(arrived).toHaveLength(1);
  });

  it("shows the message of a non-2xx status, unless the call is quiet", async () => {
    answer = (_, response) =>
      reply(response, 409, { state: 10409, msg: "Changed meanwhile", data: { code: "IDEMPOTENCY_CONFLICT" } });
    await failure(request({ path: "/a", quiet: true }));
    expect(report).not.toHaveBeenCalled();
    await failure(request({ path: "/a" }));
    expect(report.mock.calls[0]?.[0]).toMatchObject({ message: "Changed meanwhile", status: 409 });
  });

  it("reports a reply that is not one of ours, whatever its status", async () => {
    answer = (_, response) => reply(response, 200, "<html>");
    expect(await failure(request({ path: "/a" }))).toMatchObject({ kind: "unreadable", status: 200 });
    answer = (_, response) => reply(response, 500, "oops");
    expect(await failure(request({ path: "/a" }))).toMatchObject({ kind: "service", status: 500 });
    expect(arrived).toHaveLength(2);
  });
});

describe("nobody logged in", () => {
  it.each([
    [401, { state: 10008, msg: "no", data: { code: "NOT_LOGGED_IN" } }],
    [200, { state: 10008, msg: "no", data: null }],
    [401, "plain"],
  ])("goes to the login page without a message (%i %j)", async (status, content) => {
    answer = (_, response) => reply(response, status, content);
    await failure(request({ path: "/a" }));
    expect([toLogin.mock.calls.length, report.mock.calls.length, arrived.length]).toEqual([1, 0, 1]);
  });

  it("stays only when the call opts out and the user is known as logged in", async () => {
    answer = (_, response) => reply(response, 401, { state: 10008, msg: "", data: null });
    await failure(request({ path: "/a", staysWithoutLogin: true }));
    expect(toLogin).toHaveBeenCalledTimes(1);
    loggedIn = true;
    await failure(request({ path: "/a", staysWithoutLogin: true }));
    expect(toLogin).toHaveBeenCalledTimes(1);
    await failure(request({ path: "/a" }));
    expect(toLogin).toHaveBeenCalledTimes(2);
  });

  it("says nothing on another 401, and does not leave the page for it", async () => {
    answer = (_, response) =>
      reply(response, 401, { state: 20003, msg: "Login password incorrect", data: { code: "WRONG_PASSWORD" } });
    await failure(request({ path: "/a" }));
    expect([toLogin.mock.calls.length, report.mock.calls.length]).toEqual([0, 0]);
  });
});

describe("retries", () => {
  it.each([502, 503, 504])("repeats a %i three times with one idempotency key, 0.8 to 1.6 s apart", async (status) => {
    answer = (_, response) => reply(response, status, { state: 10503, msg: "busy", data: null });
    const error = await failure(request({ path: "/a", method: "POST" }));
    expect(error.status).toBe(status);
    expect(arrived).toHaveLength(4);
    expect(new Set(arrived.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(waits).toEqual([1200, 1200, 1200]);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it("stays within 0.8 and 1.6 s whatever chance says", async () => {
    answer = (_, response) => reply(response, 503, "");
    for (const random of [0, 0.999]) {
      setRequestWorld({ random: () => random });
      await failure(request({ path: "/a" }));
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(800);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1600);
  });

  it("repeats after a broken connection and stops when it works", async () => {
    answer = (incoming, response) => (arrived.length < 3 ? void incoming.socket.destroy() : reply(response, 200, done));
    expect(await request({ path: "/a" })).toEqual({ value: 7 });
    expect(arrived).toHaveLength(3);
    expect(report).not.toHaveBeenCalled();
  });

  it("asks a network that is gone once where something stands in for the answer, a busy server as often as ever", async () => {
    answer = (incoming) => void incoming.socket.destroy();
    expect(await failure(request({ path: "/a", hasStandIn: true }))).toMatchObject({ kind: "network" });
    expect(arrived).toHaveLength(1);
    answer = (_, response) => reply(response, 503, "");
    await failure(request({ path: "/a", hasStandIn: true }));
    expect(arrived).toHaveLength(5);
  });

  it.each([400, 403, 404, 409, 500])("does not repeat a %i", async (status) => {
    answer = (_, response) => reply(response, status, { state: 1, msg: "no", data: null });
    await failure(request({ path: "/a" }));
    expect(arrived).toHaveLength(1);
  });

  it("keeps the key a person's action was given", async () => {
    await request({ path: "/a", method: "POST", idempotencyKey: "pay-1" });
    expect(arrived[0]?.headers["idempotency-key"]).toBe("pay-1");
  });
});

describe("the clock and the queue", () => {
  it("has the timeouts of the specification", () => expect(timeoutsMs).toEqual({ main: 10_000, generic: 60_000 }));

  it("gives up after the timeout of its layer, and calls it that", async () => {
    let controller = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
      controller = new AbortController();
      return controller.signal;
    });
    // Each is late once it has arrived, however long a busy machine takes for that.
    answer = () => controller.abort(new DOMException("late", "TimeoutError"));
    expect(await failure(request({ path: "/a" }))).toMatchObject({ kind: "timeout" });
    expect(timeout).toHaveBeenNthCalledWith(1, 10_000);
    expect(arrived).toHaveLength(4);
    await failure(request({ path: "/a", layer: "generic" }));
    expect(timeout).toHaveBeenLastCalledWith(60_000);
    await failure(request({ path: "/a", form: new FormData() }));
    expect(timeout).toHaveBeenLastCalledWith(60_000);
    timeout.mockRestore();
    server.closeAllConnections();
  });

  it.each([
    ["main", 10_000],
    ["generic", 60_000],
  ] as const)("waits no longer for a connection that never comes about: %s (rules M-09 and M-11)", async (layer, ms) => {
    const told: unknown[] = [];
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((given) => {
      told.push(given);
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException("late", "TimeoutError")), 10);
      return late.signal;
    });
    const connecting = vi.spyOn(globalThis, "fetch").mockImplementation((_, init) => {
      told.push("connecting");
      return new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
    });
    expect(await failure(request({ path: "/a", layer }))).toMatchObject({ kind: "timeout" });
    expect(told).toEqual(Array.from({ length: 4 }, () => [ms, "connecting"]).flat());
    timeout.mockRestore();
    connecting.mockRestore();
  });

  it("runs ten at once, keeps the others waiting, and lets a waiting one be given up", async () => {
    const open: ServerResponse[] = [];
    answer = (_, response) => void open.push(response);
    const calls = Array.from({ length: 12 }, (_, at) => request({ path: `/${at}` }));
    const controller = new AbortController();
    const givenUp = failure(request({ path: "/given-up", signal: controller.signal }));
    await vi.waitFor(() => expect(open).toHaveLength(10));
    controller.abort();
    expect(await givenUp).toMatchObject({ kind: "aborted" });
    expect(report).not.toHaveBeenCalled();
    for (const response of open.splice(0)) reply(response, 200, done);
    await vi.waitFor(() => expect(open).toHaveLength(2));
    for (const response of open.splice(0)) reply(response, 200, done);
    expect(await Promise.all(calls)).toHaveLength(12);
    expect(arrived.some(({ url }) => url.includes("given-up"))).toBe(false);
  });

  it("tells of slowness after two seconds, not before, until the reply is there", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let response: ServerResponse | undefined;
    answer = (_, outgoing) => {
      response = outgoing;
    };
    const call = request({ path: "/slow" });
    vi.advanceTimersByTime(1999);
    expect(slowRequestCount()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(slowRequestCount()).toBe(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(response).toBeDefined());
    if (response) reply(response, 200, done);
    await call;
    expect(slowRequestCount()).toBe(0);
  });
});

describe("an upload", () => {
  it("is a multipart POST with fields and files, and tells its progress", async () => {
    const form = new FormData();
    form.set("remark", "红色");
    form.append("files", new Blob(["picture"], { type: "image/png" }), "a.png");
    const progress: number[] = [];
    await request({ path: "/file/upload", method: "POST", form, onProgress: (share) => progress.push(share) });
    expect(arrived[0]?.method).toBe("POST");
    expect(arrived[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(arrived[0]?.body).toContain('filename="a.png"');
    expect(arrived[0]?.body).toContain("红色");
    expect(progress.at(-1)).toBe(1);
  });
});
