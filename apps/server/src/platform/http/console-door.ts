import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { answer } from "./answer.ts";
import { commonRefusal } from "./reply.ts";
import { languageOf } from "./request-facts.ts";
import { wantsPage } from "./serve-site.ts";

/** What is for staff alone: the console's pages and files, and their calls. */
const staffs = /^\/(?:console|api\/staff)(?:\/|$)/;

/**
 * Where the console has a host of its own (`CONSOLE_URL`), staff's pages and calls are answered there alone: elsewhere they are as unknown as
 * any other address, and a person who asks that host for a page of the shop is led to the console (rule F59).
 */
export function openConsoleDoor(app: FastifyInstance, { consoleUrl, publicUrl }: Pick<Config, "consoleUrl" | "publicUrl">): void {
  const { host } = new URL(consoleUrl);
  if (host === new URL(publicUrl).host) return;
  app.addHook("onRequest", (request, reply, done) => {
    // The route that was found, for the address may write its letters in many ways.
    const isStaffs = staffs.test(request.routeOptions.url ?? request.url.split("?")[0] ?? "");
    const isThere = request.host === host;
    if (isStaffs === isThere) return done();
    if (isStaffs) return void answer(reply, commonRefusal({ code: "NOT_FOUND" }, languageOf(request)));
    if (wantsPage(request)) return void reply.redirect("/console/");
    done();
  });
}
