import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openConsoleDoor } from "./console-door.ts";

const publicUrl = "https://sihai.example.com";
const html = { accept: "text/html" };

async function aServer(consoleUrl: string) {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  openConsoleDoor(app, { consoleUrl, publicUrl });
  for (const path of ["/api/staff/session/login", "/api/site/status", "/healthz", "/console/*"]) app.get(path, () => "here");
  app.setNotFoundHandler((_, reply) => reply.code(200).send("a page"));
  await app.ready();
  const ask = async (host: string, url: string, headers = {}) => {
    const { statusCode, body, headers: got } = await app.inject({ url, headers: { host, ...headers } });
    return { statusCode, body, location: got.location };
  };
  return { app, ask };
}

describe("a console with a host of its own (rule F59)", () => {
  let server: Awaited<ReturnType<typeof aServer>>;
  beforeAll(async () => {
    server = await aServer("https://desk.example.com");
  });
  afterAll(() => server.app.close());

  it.each(["/api/staff/session/login", "/api/st%61ff/session/login", "/console", "/console/assets/a.js", "/console/orders?q=1"])(
    "is unknown on any other host: %s",
    async (url) => {
      for (const host of ["sihai.example.com", "desk.example.com.evil.example", "desk.example.com:8080", "10.0.0.7"])
        expect((await server.ask(host, url)).statusCode).toBe(404);
      expect((await server.ask("desk.example.com", url)).statusCode).toBe(200);
    },
  );

  it("leads a person there who asks its host for a page of the shop, and answers what both use", async () => {
    expect(await server.ask("desk.example.com", "/en/home", html)).toMatchObject({ statusCode: 302, location: "/console/" });
    expect(await server.ask("desk.example.com", "/api/site/status")).toMatchObject({ statusCode: 200, body: "here" });
    expect(await server.ask("sihai.example.com", "/en/home", html)).toMatchObject({ statusCode: 200, body: "a page" });
    for (const host of ["10.0.0.7", "desk.example.com"]) expect((await server.ask(host, "/healthz")).body).toBe("here");
  });
});

it("without one is answered wherever the shop is", async () => {
  const { app, ask } = await aServer(publicUrl);
  expect(await ask("sihai.example.com", "/console/orders", html)).toMatchObject({ statusCode: 200 });
  expect(await ask("10.0.0.7", "/api/staff/session/login")).toMatchObject({ statusCode: 200 });
  await app.close();
});
