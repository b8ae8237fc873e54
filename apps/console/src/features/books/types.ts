import type { CallData } from "@sihai/contract";
import type { gatewayDesk, listAdjustments, listPeriods, listRates, readBalances } from "@sihai/contract/books";

export type Report = CallData<typeof readBalances>;
export type ReportLine = Report["lines"][number];
export type PlaceLine = Report["places"][number];
export type GatewayDesk = CallData<typeof gatewayDesk>;
export type GatewayDifference = GatewayDesk["list"][number];
export type BooksMonth = CallData<typeof listPeriods>["list"][number];
export type DeskAdjustment = CallData<typeof listAdjustments>["list"][number];
export type WireMoney = ReportLine["amount"];
export type RateProposal = CallData<typeof listRates>["proposals"][number];
