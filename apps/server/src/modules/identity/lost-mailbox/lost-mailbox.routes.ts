import * as contract from "@sihai/contract/identity";
import { browserOf, everyone, networkOf, type Route, route } from "#platform";
import { askNewMailbox } from "./ask-new-mailbox.service.ts";
import { objectToNewMailbox } from "./object.service.ts";

/** For somebody who cannot log in, and for who can and objects. */
export const lostMailboxRoutes: Route[] = [
  route(contract.askNewMailbox, {
    allow: everyone,
    limits: { perMinute: 120, by: "ip" },
    handle: (call) =>
      askNewMailbox(call.deps, {
        ...call.body,
        picture: call.files[0]?.bytes,
        browser: browserOf(call),
        network: networkOf(call.ip),
        language: call.language,
      }),
  }),
  route(contract.objectToNewMailbox, {
    allow: everyone,
    limits: { perMinute: 120, by: "ip" },
    handle: ({ deps, body }) => objectToNewMailbox(deps, body.key),
  }),
];
