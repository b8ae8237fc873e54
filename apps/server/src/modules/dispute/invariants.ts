export const disputeInvariants: Readonly<Record<string, string>> = {
  "an answer is one to a dispute": `
    select d.dispute_id from dispute_answer d join card_reversal r on r.id = d.dispute_id where r.kind <> 'dispute'`,
};
