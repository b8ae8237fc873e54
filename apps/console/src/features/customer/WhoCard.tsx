import { beijing, formatDate, formatDateTime, languageName } from "@sihai/text";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { Card, Notice, Tag, TextLink } from "@sihai/ui";
import { href, useDict, useLanguage, useMay } from "#console";
import { Facts, Notes } from "#desk";
import type { Customer } from "./customer.ts";

/** Who the customer is, whether they may log in and are served, a new e-mail address that is being asked for, and what colleagues noted. */
export function WhoCard({ customer }: { customer: Customer }) {
  const words = useDict(consoleCustomerDict);
  const language = useLanguage();
  const { mark, userName, nickName, email, registeredAt, disabled, member, mailboxMove } = customer;
  const may = useMay();
  const isUnserved = customer.stops.some(({ kind, endedAt }) => kind === "unserved" && endedAt === null);
  return (
    <Card
      title={mark}
      aside={
        <span className="flex gap-1">
          {disabled ? <Tag tone="danger">{words.disabled}</Tag> : null}
          {isUnserved ? <Tag tone="warn">{words.unserved}</Tag> : null}
        </span>
      }
    >
      {mailboxMove ? (
        <Notice
          tone="warn"
          action={may("customer.read") ? <TextLink href={href("/lost-mailboxes")}>{words.mailboxDesk}</TextLink> : undefined}
        >
          {words.mailboxMove(mailboxMove.newEmail, formatDateTime(mailboxMove.opensAt, language, beijing))}
        </Notice>
      ) : null}
      <Facts
        rows={[
          [words.name, userName],
          [words.nickName, nickName],
          [words.email, email],
          [words.language, languageName(customer.language, language)],
          [words.member, words.level(member.level)],
          [words.registered, formatDate(registeredAt, language, beijing)],
        ]}
      />
      <div className="mt-3">
        <Notes subject={{ kind: "customer", no: mark }} />
      </div>
    </Card>
  );
}
