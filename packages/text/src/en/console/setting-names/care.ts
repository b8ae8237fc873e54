import type { careSettingFieldsZh, careSettingNamesZh } from "../../../zh/console/setting-names/care.ts";

export const careSettingNamesEn: { [Name in keyof typeof careSettingNamesZh]: { title: string; hint: string } } = {
  accountClosingDays: {
    title: "Waiting time before an account closes",
    hint: "Until then its owner can keep it; those asked for keep theirs",
  },
  agreementNoticeDays: {
    title: "Notice before an agreement changes",
    hint: "Where customers have to accept it again: they are told so many days before",
  },
  dataCopyTerms: {
    title: "Copies of a customer’s data",
    hint: "How long one can be downloaded, and how many pictures go in; copies there are keep theirs",
  },
  recordsKept: {
    title: "How long system records are kept",
    hint: "Deleted after that; the books and the record of what staff did stay",
  },
  apiTokenTerms: {
    title: "API tokens",
    hint: "How many a customer can have, and how long one lasts at most; those made keep their time",
  },
  levelGrowth: {
    title: "Where levels begin",
    hint: "Growth of twelve months for V0 to V5; on the day it begins, each customer’s level follows at midnight",
  },
  creditsMostByLevel: {
    title: "Credits on one parcel",
    hint: "V0 to V5; a higher level never has less. Credits set aside already stay",
  },
  creditsPerYuan: {
    title: "Credits for shipping",
    hint: "On receipt, for each whole yuan of shipping paid; by what held when the parcel was submitted",
  },
  creditReminderDays: {
    title: "Reminders before credits end",
    hint: "Days before; once each, to customers who have a hundred or more",
  },
  checkInReward: {
    title: "Check-in reward",
    hint: "Credits and growth of a day; more credits each time so many days in a row are full",
  },
  memberServiceOffBp: {
    title: "Member discount on services",
    hint: "V0 to V5. A higher level never gets less. Services ordered already keep their price",
  },
  storageDaysByLevel: {
    title: "More free storage for members",
    hint: "Days for V0 to V5 on top of everybody’s. Items in storage keep theirs",
  },
  creditsShareByLevelBp: {
    title: "Credits by level",
    hint: "V0 to V5; 100% is what everybody earns. By the level when the parcel was submitted",
  },
  dailyTaskGrowth: { title: "Growth of daily tasks", hint: "Each counts once a day; 0 takes a task off the list" },
  birthdayGift: {
    title: "Birthday gift",
    hint: "Off shipping, for V0 to V5, by the level on the birthday; 0 gives none",
  },
  upgradeGift: {
    title: "Level gift",
    hint: "Off shipping, the first time V1 to V5 is reached; 0 gives none",
  },
  returnFees: { title: "Fees of returns and exchanges", hint: "For each operation; those asked for keep theirs" },
  freeReturnsByLevel: {
    title: "Free returns a month",
    hint: "V0 to V5, returns and exchanges together; a higher level never has fewer",
  },
  returnFreightEstimate: { title: "Expected shipping of a return", hint: "The span customers see before they ask" },
  returnStepHours: {
    title: "Time for each step of a return",
    hint: "An unpaid exchange is cancelled, the others are our own measure. Steps already begun aren’t affected",
  },
  returnFreightMost: { title: "Highest shipping of a return", hint: "More is taken for a slip of the finger" },
  expertWorkingDays: { title: "When a plan is ready", hint: "After the fee is paid or a plan declined; soonest and latest" },
  expertRevisions: { title: "Plans a customer may decline", hint: "One more ends the service; requests there are keep theirs" },
  enquiryAnswerHours: { title: "Time to answer an enquiry", hint: "Hours of working days; enquiries there are keep theirs" },
  enquiryHoldDays: {
    title: "How long an answer holds",
    hint: "Days in which it goes into the cart at its prices; answers given keep theirs",
  },
  enquiriesOpenMost: { title: "Open enquiries of a customer", hint: "So many may wait for an answer at a time" },
  sourceLink: {
    title: "Link to the source code",
    hint: "Where the source of what runs is published (AGPL, section 13); empty: this service packs and sends it",
  },
  consultAnswerHours: {
    title: "Time to answer a question",
    hint: "Hours of working days, by type; questions there are keep theirs",
  },
  consultTerms: { title: "Questions", hint: "How long a question goes on, and how many a customer may have open" },
  consultSpeedy: { title: "Speedy response", hint: "Its price, and how long it can be paid; what was asked for keeps its price" },
  claimTerms: {
    title: "Claims",
    hint: "What held on the day a parcel came decides until when; claims and offers there are keep theirs",
  },
};

export const careSettingFieldsEn: { [Name in keyof typeof careSettingFieldsZh]: string } = {
  credits: "Credits a day",
  everyDays: "Days in a row",
  bonus: "Credits on that day",
  growth: "Growth",
  cart: "Add to the cart",
  favourite: "Save a favourite",
  amounts: "Amounts",
  validDays: "Good for",
  return: "Return",
  exchange: "Exchange",
  applied: "Ask the seller and answer",
  "awaiting-payment": "Customer pays",
  approved: "Send it back",
  "sent-back": "Seller receives it",
  "seller-received": "Seller refunds or exchanges",
  soonest: "Soonest",
  latest: "Latest",
  order: "Orders and returns",
  parcel: "Parcels",
  expert: "Shipping expert",
  legal: "Legal",
  other: "Everything else",
  reopenDays: "To take a closed question up again",
  closeDays: "An answer without reply closes it",
  keptDays: "Can be downloaded",
  tokensMost: "For each customer",
  picturesMost: "Pictures at most",
  onceKeys: "Records against pressing twice",
  gatewayNotices: "Notices of the card gateway",
  endedSessions: "Ended log-ins",
  codes: "Codes and links in mails",
  openMost: "Open questions of a customer",
  price: "Price",
  payHours: "To pay",
  reportWorkingDays: "To report after delivery",
  answerWorkingDays: "To answer",
  lostAfterDays: "Lost so long past the promise",
  goneDays: "To report lost or seized",
  delayBp: "Shipping refunded for delay",
  offerDays: "An offer stands",
  reminderDays: "Reminders before its end",
  reviveDays: "To take an expired claim up again",
};
