/** Credits and growth of a check-in: 1 credit a day, 5 on every 7th day in a row; 1 growth (rule B-90). */
export function checkInReward(daysInRow: number): { credits: number; growth: number } {
  return { credits: daysInRow % 7 === 0 ? 5 : 1, growth: 1 };
}
