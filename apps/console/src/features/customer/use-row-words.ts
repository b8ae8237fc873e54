import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { consoleDisputeDict } from "@sihai/text/dict/console/dispute";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { consoleExpertDict } from "@sihai/text/dict/console/expert";
import { consoleReturnDict } from "@sihai/text/dict/console/return";
import { consoleOperationDict } from "@sihai/text/dict/console/site/operation";
import { consoleSuspenseDict } from "@sihai/text/dict/console/suspense";
import { consoleTransferDict } from "@sihai/text/dict/console/transfer";
import { consoleWithdrawalDict } from "@sihai/text/dict/console/withdrawal";
import { messageDict } from "@sihai/text/dict/message";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { useDict } from "#console";
import { useStates, wordOf } from "#desk";
import type { CustomerRow } from "./customer.ts";

/** Where a thing stands, in words, whatever kind of thing it is. */
export function useRowWords(): (row: Pick<CustomerRow, "kind" | "state">) => string {
  const own = useDict(consoleCustomerDict);
  const { itemState, parcelState } = useStates();
  const by: Partial<Record<CustomerRow["kind"], Readonly<Record<string, string>>>> = {
    order: own.orderStates,
    return: useDict(consoleReturnDict).states,
    bill: useDict(walletDict).kinds,
    withdrawal: useDict(consoleWithdrawalDict).states,
    transfer: useDict(consoleTransferDict).states,
    suspense: useDict(consoleSuspenseDict).states,
    dispute: useDict(consoleDisputeDict).statuses,
    consult: useDict(consoleConsultDict).states,
    claim: useDict(consoleClaimDict).states,
    enquiry: useDict(consoleEnquiryDict).states,
    expert: useDict(consoleExpertDict).states,
    account: own.accountStates,
    message: useDict(messageDict).types,
    mail: useDict(consoleOperationDict).mailStates,
  };
  return ({ kind, state }) => {
    if (state === null) return "";
    if (kind === "item" || kind === "stored") return itemState(state);
    if (kind === "parcel") return parcelState(state);
    return wordOf(by[kind] ?? own.stepStates, state);
  };
}
