import type { ConsoleLostMailboxWords } from "../../../dict/console/people/lost-mailbox.ts";

export const words: ConsoleLostMailboxWords = {
  title: "Lost mailboxes",
  note: "Customers who can no longer read their mailbox and ask us to move their account. Check what they write against their orders, parcels and recharges. Two colleagues have to agree, and the second moves the account once the waiting time is over. Either can decline.",
  empty: "Nobody is waiting",
  customer: (mark) => `Open customer ${mark}`,
  move: (from, to) => `${from} → ${to}`,
  askedAt: (at) => `Asked ${at}`,
  opensAt: (at) => `Waits until ${at}`,
  isOpen: "Waiting time is over",
  objectedBefore: (count) =>
    count === 1 ? "The owner stopped one request before" : `The owner stopped ${count} requests before`,
  proof: "What the customer writes",
  agreed: (name, reason) => `${name} agreed: ${reason}`,
  paper: "Look at the document",
  paperNote: "Each look is recorded",
  paperAlt: "Document of the customer",
  paperGone: "There is no document",
  reason: "What you checked",
  reasonShort: "Please write at least 3 characters",
  agree: "Agree",
  moveNow: "Move the account",
  moveAsk: (mark) => `Move the account of ${mark} to the new mailbox?`,
  moveText: "Every device is logged out. Passwords, passkeys, the connected WeChat and API tokens stop working at once.",
  refuse: "Decline",
  refuseAsk: (mark) => `Decline the request for ${mark}?`,
  refuseText: "The old and the new mailbox are told. The account stays as it is.",
  waitsForOther: (at) =>
    `You agreed. Another colleague moves the account, from ${at} (Beijing time). Until then its owner can stop the request.`,
  waitsForTime: (at) => `A colleague agreed. You can move the account from ${at} (Beijing time), or decline it now.`,
  done: {
    agreed: "You agreed. A colleague has to look at it too",
    moved: "The account goes by the new mailbox",
    refused: "The request is declined",
  },
};
