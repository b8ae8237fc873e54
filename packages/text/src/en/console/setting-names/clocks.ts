import type { clockFieldsZh, clockNamesZh } from "../../../zh/console/setting-names/clocks.ts";

export const clockNamesEn: typeof clockNamesZh = {
  deadlines: { title: "Deadlines", hint: "In days and hours. Deadlines already running aren’t affected" },
  arrivalSoonestDays: {
    title: "Earliest arrival after purchase",
    hint: "In days. Shown to customers beside the deadline for arrival",
  },
  workingTime: {
    title: "Working hours",
    hint: "Beijing time; on the stroke counts as after. The hours of priority stock-in must fit into one working day. Deadlines already running aren’t affected",
  },
};

export const clockFieldsEn: { [Name in keyof typeof clockFieldsZh]: string } = {
  returnDays: "Return or exchange after stock-in",
  unpaidOrderDays: "Pay an order",
  confirmationDays: "Customer confirms an item",
  logisticsDays: "Enter a forwarding tracking number",
  logisticsReminderDays: "Reminder before that ends",
  arrivalDays: "Arrival after purchase",
  purchaseHours: "Purchase after payment",
  itemServiceHours: "Services on items",
  packingHours: "Packing after payment",
  carrierPickupHours: "Pickup after packing",
  stockIn: "Stock-in",
  priorityStockIn: "Priority stock-in",
  priorityStockOut: "Priority dispatch",
  speedyResponse: "Speedy response and quick item question",
  opens: "Opens",
  closes: "Closes",
  cutOff: "Cut-off, later counts from the next day",
  hours: "Within",
  otherwiseBy: "Otherwise the next day by",
};
