import * as contract from "@sihai/contract/books";
import { ok, refuse } from "@sihai/domain";
import { type Route, route, staffMay } from "#platform";
import { fileLimits, sendList } from "../audit/index.ts";
import { confirmRate, dropRate, proposeRate, readRates } from "../exchange/index.ts";
import { confirmAdjustment, dropAdjustment, proposeAdjustment, readAdjustments } from "./adjustment/adjustment.service.ts";
import { giveGoodwill } from "./adjustment/goodwill.service.ts";
import { balancesCsv, holdersCsv, listOfAccount, readAccount, readHolders, rowsOf } from "./balances/account.service.ts";
import { hourOf } from "./balances/hour.ts";
import { readBalances } from "./balances/read-balances.ts";
import { stateBalance } from "./balances/state-balance.service.ts";
import { adjustmentColumns, differenceColumns, entryColumns } from "./book-columns.ts";
import { book, explain, listDesk, readDesk } from "./gateway/desk.service.ts";
import { reconcileGateway } from "./gateway/reconcile.ts";
import { journalCsv } from "./period/journal.service.ts";
import { askForPeriod, confirmPeriod, dropPeriod, readPeriods } from "./period/period.service.ts";

const [read, record] = [staffMay("finance.read"), staffMay("finance.record")];
const mimeType = "text/csv; charset=utf-8";

const balanceRoutes: readonly Route[] = [
  route(contract.readBalances, {
    allow: read,
    async handle({ deps, query, now }) {
      const hour = hourOf(query.at, now);
      return hour.ok ? ok(await readBalances(deps, hour.value)) : refuse(hour.refusal);
    },
  }),
  route(contract.balancesFile, {
    allow: read,
    async handle({ deps, query: { kind, currency, ...query }, who, now, sendFile, sendParts }) {
      const hour = hourOf(query.at, now);
      if (!hour.ok) return refuse(hour.refusal);
      const request = { at: hour.value, staffId: who.staffId, now };
      if (kind && currency) await sendParts({ mimeType, parts: await holdersCsv(deps, { ...request, kind, currency }) });
      else sendFile({ mimeType, cacheSeconds: 0, isPublic: false, bytes: await balancesCsv(deps, request) });
      return ok(null);
    },
  }),
  route(contract.listHolders, {
    allow: read,
    async handle({ deps, query: { kind, currency, after, ...query }, now }) {
      const hour = hourOf(query.at, now);
      return hour.ok ? readHolders(deps.db, { kind, currency, after, at: hour.value }) : refuse(hour.refusal);
    },
  }),
  route(contract.readAccount, {
    allow: read,
    async handle({ deps, query: { kind, currency, customerMark, before, ...query }, now }) {
      const hour = hourOf(query.at, now);
      if (!hour.ok) return refuse(hour.refusal);
      return readAccount(deps.db, { kind, currency, customerMark, before, at: hour.value });
    },
  }),
  route(contract.accountFile, {
    allow: read,
    limits: fileLimits,
    async handle(call) {
      const { lang: _, at, customerMark, ...kind } = call.query;
      const hour = hourOf(at, call.now);
      if (!hour.ok) return refuse(hour.refusal);
      const account = { ...kind, customerMark, at: hour.value };
      const found = await rowsOf(call.deps.db, account);
      if (!found.ok) return found;
      return sendList(call, {
        name: `${kind.kind}-${kind.currency}`,
        columns: entryColumns,
        pageAfter: (before) => listOfAccount(call.deps.db, found.value, account, { before, size: 1_000 }),
      });
    },
  }),
  route(contract.stateBalance, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => stateBalance(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];

const gatewayRoutes: readonly Route[] = [
  route(contract.gatewayDesk, {
    allow: read,
    handle: ({ deps, query: { tab = "open", verdict, q = "", sort, after } }) =>
      readDesk(deps, { tab, verdict, q: q.trim(), sort, after }),
  }),
  route(contract.differencesFile, {
    allow: read,
    limits: fileLimits,
    handle: (call) =>
      sendList(call, {
        name: "differences",
        columns: differenceColumns,
        async pageAfter(after) {
          const { tab = "open", verdict, q = "", sort } = call.query;
          return listDesk(call.deps, { tab, verdict, q: q.trim(), sort, after });
        },
      }),
  }),
  route(contract.reconcileGateway, {
    allow: record,
    limits: { perMinute: 6, by: "who" },
    async handle({ deps, who }) {
      const done = await reconcileGateway(deps, who.staffId);
      return done.ok ? ok({ done: true as const }) : done;
    },
  }),
  route(contract.explainDifference, {
    allow: record,
    handle: ({ deps, body, who, now, once }) =>
      explain(deps, { ...body, currency: body.seen.currency, staffId: who.staffId, now, once }),
  }),
  route(contract.bookDifference, {
    allow: record,
    handle: ({ deps, body, who, now, once }) =>
      book(deps, { ...body, currency: body.seen.currency, staffId: who.staffId, now, once }),
  }),
];

const periodRoutes: readonly Route[] = [
  route(contract.listPeriods, {
    allow: read,
    handle: ({ deps, who, now }) => readPeriods(deps, { staffId: who.staffId, now }),
  }),
  route(contract.askPeriod, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => askForPeriod(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.confirmPeriod, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => confirmPeriod(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.dropPeriod, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => dropPeriod(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.journalFile, {
    allow: read,
    async handle({ deps, query, who, now, sendParts }) {
      const journal = await journalCsv(deps, { ...query, staffId: who.staffId, now });
      if (!journal.ok) return journal;
      await sendParts({ mimeType, parts: journal.value });
      return ok(null);
    },
  }),
];

const adjustmentRoutes: readonly Route[] = [
  route(contract.listAdjustments, {
    allow: read,
    handle: ({ deps, query: { tab = "proposed", after, q, sort }, who }) =>
      readAdjustments(deps, { tab, after, q, sort, staffId: who.staffId }),
  }),
  route(contract.adjustmentsFile, {
    allow: read,
    limits: fileLimits,
    handle: (call) =>
      sendList(call, {
        name: "corrections",
        columns: adjustmentColumns,
        async pageAfter(after) {
          const { tab = "proposed", q, sort } = call.query;
          return (await readAdjustments(call.deps, { tab, after, q, sort, staffId: call.who.staffId })).value;
        },
      }),
  }),
  route(contract.proposeAdjustment, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => proposeAdjustment(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.confirmAdjustment, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => confirmAdjustment(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.dropAdjustment, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => dropAdjustment(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.giveGoodwill, {
    allow: staffMay("goodwill.give"),
    handle: ({ deps, body, who, now, once }) => giveGoodwill(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];

const rateRoutes: readonly Route[] = [
  route(contract.listRates, { allow: read, handle: ({ deps, who, now }) => readRates(deps, { staffId: who.staffId, now }) }),
  route(contract.proposeRate, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => proposeRate(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.confirmRate, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => confirmRate(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.dropRate, {
    allow: record,
    handle: ({ deps, body, who, now, once }) => dropRate(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];

export const booksRoutes: readonly Route[] = [
  ...balanceRoutes,
  ...gatewayRoutes,
  ...periodRoutes,
  ...adjustmentRoutes,
  ...rateRoutes,
];
