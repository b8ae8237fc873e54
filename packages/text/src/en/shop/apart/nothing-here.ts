import type { NothingHereWords } from "../../../dict/apart/nothing-here.ts";

export const words: NothingHereWords = {
  searchItems: "Search items",
  myEnquiries: "My enquiries",
  myQuestions: "My questions",
  myWithdrawals: "Withdrawals",
  allBills: "All bills",
};
