import { cnyText } from "../../core/money.ts";
import type { Messages, ServiceMessages } from "../../messages/index.ts";
import { name } from "./said.ts";

/** Services as messages call them; the pages have the same names in their dictionary. */
const serviceNames: Readonly<Record<string, string>> = {
  "fine-photo": "Detailed photos",
  "function-check": "Function check",
  measuring: "Measuring",
  video: "Inspection video",
  "vacuum-repack": "Vacuum packing",
  "bubble-wrap": "Bubble wrap",
  "plain-packing": "Plain packing",
  "invoice-removal": "Invoice and tag removal",
  "priority-stock-in": "Priority stock-in",
  "speedy-response": "Quick item question",
};
function serviceName(service: string): string {
  return serviceNames[service] ?? service;
}
function refund({ refundedCny, reason }: { refundedCny: string; reason: string }): string {
  if (reason === "late") return ` We were late, so the fee of ${cnyText(refundedCny)} is back in your balance.`;
  return reason === "fewer" ? ` ${cnyText(refundedCny)} for the part not done is back in your balance.` : "";
}

/** What a member is told about services on goods. */
export const serviceMessages: Messages<ServiceMessages> = {
  "service-done": (f) => ({
    title: "Service done",
    body: `Done for “${name(f)}”: ${serviceName(f.service)}. See the result on the order’s page.${refund(f)}`,
  }),
};
