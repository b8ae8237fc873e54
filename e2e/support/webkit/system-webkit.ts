import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Server as SocketServer } from "node:net";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { type APIRequestContext, type BrowserContext, type BrowserType, expect } from "@playwright/test";
import { freePort } from "../../../apps/server/src/platform/free-port.ts";
import { axePath, axeSource } from "../violations.ts";
import { promptSocket } from "./prompt-socket.ts";

/** What of a device the system's WebKit is told. */
export type Visitor = { baseURL: string; userAgent: string; width: number; height: number };

/**
 * A window of the system's own WebKit, as large as a phone, with nobody's cookies in it. Playwright drives it through WebKit's inspector,
 * as it drives Safari on an iPhone; its own build of WebKit is on no registry. Taps are made in the page, by what lies under the finger.
 */
export async function openWebKit(
  webkit: BrowserType,
  binary: string,
  visitor: Visitor,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1024x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = `:${await firstWord(screen.stdout)}`;
  const inspector = `127.0.0.1:${await freePort()}`;
  const proxy = await listening(createServer(forward));
  const told = [`--user-agent=${visitor.userAgent}`, `--proxy=http://${addressOf(proxy)}`];
  const browser = spawn(binary, ["--private", "--full-screen", ...told, "about:blank"], {
    // Without a graphics card layers put together one by one cost more than a page painted whole.
    env: { ...process.env, DISPLAY: display, WEBKIT_INSPECTOR_HTTP_SERVER: inspector, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
    stdio: "ignore",
  });
  const socket = await listening(promptSocket(inspector));
  const targets = await listTargets(inspector, addressOf(socket));
  const close = async () => {
    for (const server of [targets, socket, proxy]) server.close();
    proxy.closeAllConnections();
    await Promise.all([ended(browser), ended(screen)]);
  };
  try {
    sizeWindow(display, visitor);
    const [context] = (await webkit.connectOverCDP(`http://${addressOf(targets)}`)).contexts();
    if (!context) throw new Error("WebKit opened no window");
    standAt(context, visitor.baseURL);
    // The inspector knows the cookies of the site it looks at alone.
    await context.pages()[0]?.goto("/readyz");
    return { context, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Playwright asks for a list of pages as Apple's phones give it; this engine writes its own in HTML. What it lists is to be had at `socket`. */
async function listTargets(inspector: string, socket: string): Promise<Server> {
  let path = "";
  await expect(async () => {
    const page = await (await fetch(`http://${inspector}/`)).text();
    path = /\/socket\/[\w/]+/.exec(page)?.[0] ?? "";
    expect(path).not.toBe("");
  }).toPass({ timeout: 30_000, intervals: [100] });
  const list = JSON.stringify([{ webSocketDebuggerUrl: `ws://${socket}${path}` }]);
  return await listening(createServer((_, reply) => reply.end(list)));
}

/** Hands every request on as it is, and adds axe to each site: the inspector takes no script of that length, and pages run only their own. */
function forward(asked: IncomingMessage, reply: ServerResponse): void {
  const address = new URL(asked.url ?? "");
  if (address.pathname === axePath) {
    reply.setHeader("content-type", "text/javascript").end(axeSource);
    return;
  }
  const onward = request(address, { method: asked.method ?? "GET", headers: asked.headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  onward.once("error", () => reply.destroy());
  asked.pipe(onward);
}

/** Nobody manages windows on this screen, so a full one has only lost its bars: its size is set from outside. */
function sizeWindow(display: string, { width, height }: Visitor): void {
  const order = ["search", "--sync", "--onlyvisible", "--class", "MiniBrowser", "windowsize", `${width}`, `${height}`];
  execFileSync("xdotool", order, { env: { ...process.env, DISPLAY: display }, timeout: 20_000 });
}

/** A window that was there before Playwright knows no address to begin at: what is opened or asked for begins at the shop's. */
function standAt(context: BrowserContext, baseURL: string): void {
  const { request } = context;
  const fetched = request.fetch.bind(request);
  request.fetch = ((address: string, options) => fetched(new URL(address, baseURL).href, options)) as APIRequestContext["fetch"];
  for (const page of context.pages()) {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const before = page.url();
      return await goto(new URL(address, baseURL).href, options).catch((error: Error) => {
        // Where a page sends on while it is loading, as the root does, this engine calls the first load cancelled.
        if (error.message.includes("Load request cancelled") && page.url() !== before) return null;
        throw error;
      });
    };
  }
}

/** Its pipe stays open: a screen that writes into a closed one ends. */
async function firstWord(output: Readable): Promise<string> {
  const [said] = await once(output, "data", { signal: AbortSignal.timeout(20_000) });
  return String(said).trim();
}

async function listening<Kind extends SocketServer>(server: Kind): Promise<Kind> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function addressOf(server: SocketServer): string {
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await Promise.race([gone, wait(3000)]);
  child.kill("SIGKILL");
}
