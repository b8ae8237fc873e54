import { type Money, toDecimal } from "@sihai/domain";
import { refundSlip } from "@sihai/text/papers";
import { loadSharp } from "#platform";

/** A seller's refund slip as the sandbox draws it, so that the demo shows a proof that fits the amount beside it. */
export async function proofPicture(returnNo: string, amount: Money): Promise<Buffer> {
  const line = (y: number, text: string, size = 30, weight = 400) =>
    `<text x="320" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="middle" font-family="sans-serif" fill="#1c2733">${text}</text>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#e8eef4"/>
    <rect x="90" y="50" width="460" height="380" rx="20" fill="#fff"/><circle cx="320" cy="130" r="40" fill="#0b7a4b"/>
    <path d="M300 130 l14 15 27-30" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
    ${line(225, refundSlip)}${line(295, `¥${toDecimal(amount)}`, 56, 700)}${line(360, returnNo, 26)}</svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(picture)).png().toBuffer();
}
