#!/usr/bin/env node
// The Firefox at FIREFOX_PATH, started as Playwright starts one. Playwright speaks the WebDriver BiDi of the newest Firefox; a system's
// long-term one knows some of its commands not yet. None of them matters to a journey (the bytes of downloads, the angle of the screen),
// so their refusals are taken for answers on the way. Once every system's Firefox knows them this file can go.
import { spawn } from "node:child_process";
import { WebSocket, WebSocketServer } from "ws";

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), { stdio: ["inherit", "inherit", "pipe"] });
firefox.stderr.on("data", (said) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? [];
  if (address) standBetween(address);
  else process.stderr.write(said);
});
firefox.once("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => firefox.kill(signal));

function standBetween(address) {
  const door = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  door.once("listening", () => process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${door.address().port}\n`));
  door.on("connection", (client) => {
    const browser = new WebSocket(`${address}/session`);
    const connected = new Promise((resolve) => browser.once("open", resolve));
    client.on("message", async (message) => {
      await connected;
      browser.send(String(message));
    });
    browser.on("message", (message) => client.send(answered(String(message))));
    browser.once("close", () => client.close());
    client.once("close", () => browser.close());
  });
}

function answered(message) {
  const { id, error } = JSON.parse(message);
  return error === "unknown command" ? JSON.stringify({ type: "success", id, result: { collector: "none" } }) : message;
}
