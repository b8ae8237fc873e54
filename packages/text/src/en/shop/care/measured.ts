import type { MeasuredWords } from "../../../dict/care/measured.ts";

export const words: MeasuredWords = {
  tabs: { promise: "What we promise", measured: "What we measured" },
  tabsLabel: "Service promise and measured figures",
  title: "What we measured",
  intro: (from, to, least) =>
    `All of this comes from our books and scans, from ${from} to ${to}. Nothing is typed in. Figures of fewer than ${least} cases are not shown.`,
  tooFew: (samples, least) => `${samples} so far. Shown from ${least} on`,
  samples: (samples) => `${samples} cases`,
  lines: "Days and deposit by line",
  linesText:
    "Days from hand-over to delivery: half of the parcels took no longer than the first figure, 9 in 10 no longer than the second. Until 30 parcels of a line are measured, shipping options show the figures of its price list, and say so.",
  line: "Line",
  days: "Days to the door",
  daysOf: (half, most) => `${half} days · 9 in 10 within ${most}`,
  onTime: (share) => `${share} on time`,
  error: "Deposit less final cost",
  errorOf: (half, most) => `${half} · 9 in 10 up to ${most}`,
  noLines: "No parcel was sent yet",
  times: "How long we took",
  timesText: "In hours, nights and holidays included.",
  kinds: {
    consult: "Answering a question",
    enquiry: "Answering a shopping enquiry",
    expert: "A plan of the shipping expert",
    settlement: "Refunding the shipping difference after dispatch",
    return: "Refund of a return",
    withdrawal: "A withdrawal, until it is paid",
  },
  hoursOf: (half, most) => `${half} hours · 9 in 10 within ${most}`,
  late: "Late parcels and compensation",
  lateOf: (late, delivered) => `Of ${delivered} parcels delivered, ${late} came later than promised`,
  compensation: (count, sum) => `${count} claims paid, ${sum} in all`,
  balances: "Where customers’ money is",
  balancesText:
    "First all we owe customers (balances, money set aside, deposits, payments being checked), then what our books say stands at the card gateway and the bank. Both are our own figures.",
  owed: "Owed to customers",
  held: "Held",
  currency: "Currency",
  noBalances: "No customers’ money at the moment",
  method: "How it is measured",
  methodText:
    "Of the last 183 days. Days go by the carriers’ scans. The deposit’s difference is the deposit less the shipping cost after weighing; what is over is refunded. On time is within the working days promised. An answer is the first one by our staff. Figures are renewed every ten minutes.",
  file: "Download CSV",
};
