import * as contract from "@sihai/contract/withdrawal";
import { ok, refuse } from "@sihai/domain";
import { browserOfUser, type Route, route, staffMay, users } from "#platform";
import { fileLimits, sendList } from "../audit/index.ts";
import { applyForCustomer, applyForWithdrawal } from "./apply.service.ts";
import { cancelWithdrawal } from "./cancel.service.ts";
import { approveWithdrawal, refuseWithdrawal } from "./decide.service.ts";
import { readOptions } from "./options.service.ts";
import { recordPayout } from "./record-payout.service.ts";
import { readWithdrawal, viewForDesk, viewWithdrawals } from "./view-withdrawal.ts";
import { heldForWithdrawals, withdrawalsOf } from "./withdrawal.store.ts";
import { withdrawalColumns } from "./withdrawal-columns.ts";
import { countOpen, deskWithdrawals } from "./withdrawal-desk.store.ts";

const pageSize = 20;
const missing = refuse({ code: "WITHDRAWAL_NO_MISSING" });
const record = staffMay("finance.record");

export const withdrawalRoutes: readonly Route[] = [
  route(contract.withdrawalOptions, {
    allow: users,
    handle: ({ deps, query, who, now }) =>
      readOptions(deps, { userId: who.userId, currency: query.currency ?? "CNY", amount: query.amount, now }),
  }),
  route(contract.applyForWithdrawal, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle(call) {
      const { deps, body, who, now, once } = call;
      const { amount, seenToAccount, account, accountAgain, payPassword } = body;
      const browser = browserOfUser(call, who.userId);
      return applyForWithdrawal(deps, {
        userId: who.userId,
        browser,
        amount,
        seenToAccount,
        account,
        accountAgain,
        payPassword,
        now,
        once,
      });
    },
  }),
  route(contract.applyForCustomer, {
    allow: record,
    handle({ deps, body: { account, ...body }, who, now, once }) {
      return applyForCustomer(deps, { ...body, account, staffId: who.staffId, now, once });
    },
  }),
  route(contract.cancelWithdrawal, {
    allow: users,
    async handle({ deps, body, who, now, once }) {
      if (body.withdrawNo === undefined) return missing;
      return cancelWithdrawal(deps, { userId: who.userId, withdrawNo: body.withdrawNo, now, once });
    },
  }),
  route(contract.listWithdrawals, {
    allow: users,
    async handle({ deps, query, who }) {
      const page = query.page ?? 1;
      const { userId } = who;
      const [found, held] = await Promise.all([
        withdrawalsOf(deps.db, { userId, status: query.status, limit: pageSize, offset: (page - 1) * pageSize }),
        heldForWithdrawals(deps.db, userId),
      ]);
      return ok({ list: await viewWithdrawals(deps, found.list), total: found.total, page, pageSize, held });
    },
  }),
  route(contract.getWithdrawal, {
    allow: users,
    async handle({ deps, query, who }) {
      if (query.withdrawNo === undefined) return missing;
      const view = await readWithdrawal(deps, query.withdrawNo, who.userId);
      return view ? ok(view) : refuse({ code: "WITHDRAWAL_NOT_FOUND" });
    },
  }),
  route(contract.withdrawalQueue, {
    allow: staffMay("finance.read"),
    async handle({ deps, query: { tab = "applied", q = "", sort, after }, who }) {
      const [found, counts] = await Promise.all([deskWithdrawals(deps.db, { tab, q, sort, after }), countOpen(deps.db)]);
      return ok({ list: await viewForDesk(deps, found.list, who.staffId), next: found.next, counts });
    },
  }),
  route(contract.withdrawalsFile, {
    allow: staffMay("finance.read"),
    limits: fileLimits,
    handle: (call) =>
      sendList(call, {
        name: "withdrawals",
        columns: withdrawalColumns,
        async pageAfter(after) {
          const { tab = "applied", q = "", sort } = call.query;
          const { list, next } = await deskWithdrawals(call.deps.db, { tab, q, sort, after });
          return { list: await viewForDesk(call.deps, list, call.who.staffId), next };
        },
      }),
  }),
  route(contract.approveWithdrawal, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => approveWithdrawal(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.refuseWithdrawal, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => refuseWithdrawal(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.recordPayout, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => recordPayout(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
