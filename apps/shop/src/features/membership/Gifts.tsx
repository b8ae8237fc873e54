import { cnyText, formatDate } from "@sihai/text";
import { membershipDict } from "@sihai/text/dict/membership";
import { Card, Cell, TextLink } from "@sihai/ui";
import { Gift } from "lucide-react";
import { useState } from "react";
import { href, useDict, useLanguage } from "#shop";
import { BirthdaySheet } from "./BirthdaySheet.tsx";
import { dayText, type Member } from "./member.ts";

/** Gifts that came with levels and birthdays, and the birthday the next one comes on (rules J-40 and J-41). */
export function Gifts({ member: { gifts, birthday, birthdayStaysUntil } }: { member: Member }) {
  const words = useDict(membershipDict);
  const language = useLanguage();
  const [saying, say] = useState(false);
  const [month = 1, day = 1] = birthday?.split("-").map(Number) ?? [];
  const isFixed = birthdayStaysUntil !== null;
  return (
    <Card flush title={words.gifts} {...(gifts.length > 0 && { aside: <Coupons /> })}>
      <div className="divide-y divide-line">
        <Cell
          title={words.birthday}
          note={isFixed ? words.birthdayStays(dayText(birthdayStaysUntil, language)) : birthday === null && words.birthdayNone}
          value={birthday === null ? words.birthdaySet : words.birthdayOn(month, day)}
          {...(!isFixed && { onClick: () => say(true) })}
        />
        {gifts.length === 0 ? <p className="px-4 py-3 text-note text-grey">{words.noGifts}</p> : null}
        {gifts.map(({ gift, amount, level, at }) => (
          <Cell
            key={`${gift} ${at}`}
            icon={<Gift size={22} />}
            title={words.giftOff(cnyText(amount))}
            note={words.giftOf[gift](level)}
            value={formatDate(at, language)}
          />
        ))}
      </div>
      {saying ? <BirthdaySheet birthday={birthday} onClose={() => say(false)} /> : null}
    </Card>
  );
}

function Coupons() {
  const words = useDict(membershipDict);
  return <TextLink href={href("/user/coupon")}>{words.toCoupons}</TextLink>;
}
