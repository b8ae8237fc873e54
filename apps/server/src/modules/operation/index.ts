import * as contract from "@sihai/contract/operation";
import { ok } from "@sihai/domain";
import { type Module, route, staffMay } from "#platform";
import { openMails, resendMail } from "../message/index.ts";
import { failingHooks } from "../partner/index.ts";
import { retryTrouble } from "./retry-trouble.service.ts";
import { troubles } from "./trouble.store.ts";

const listMost = 50;

/** For whoever keeps the server running: what its own work could not do, and doing it again. */
export const operationModule: Module = {
  name: "operation",
  routes: [
    route(contract.listTroubles, {
      allow: staffMay("operation.manage"),
      async handle({ deps: { db }, now }) {
        const [works, mails, hooks] = [
          await troubles(db, now, listMost),
          await openMails(db, listMost),
          await failingHooks(db, listMost),
        ];
        return ok({ works, mails, hooks });
      },
    }),
    route(contract.retryTrouble, {
      allow: staffMay("operation.manage"),
      handle: ({ deps, body, who, now, once }) => retryTrouble(deps, { ...body, staffId: who.staffId, now, once }),
    }),
    route(contract.sendMailAgain, {
      allow: staffMay("customer.record"),
      handle: ({ deps, body, who, now, once }) => resendMail(deps, { ...body, staffId: who.staffId, now, once }),
    }),
  ],
};
