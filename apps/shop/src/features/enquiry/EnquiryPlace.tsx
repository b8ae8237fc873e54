import { addressLines, countryName, joinedLines, personName } from "@sihai/text";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { Cell, CellGroup } from "@sihai/ui";
import { MapPin, MessageSquare, Target } from "lucide-react";
import { useDict, useLanguage } from "#shop";
import type { Enquiry } from "./types.ts";

/** Where it would go, what matters, and what was said along with it. */
export function EnquiryPlace({ enquiry: { address, plan, remark } }: { enquiry: Enquiry }) {
  const words = useDict(enquiryDict);
  const language = useLanguage();
  const { consignee, lastName, contact, fullAddress, zipCode, ...place } = address;
  const lines = addressLines(
    { ...place, country: countryName(address.country, language), street: fullAddress, zipCode: zipCode === "-" ? null : zipCode },
    language,
  );
  return (
    <CellGroup title={words.shipTo}>
      <Cell
        icon={<MapPin size={20} />}
        title={`${personName({ given: consignee, family: lastName }, language)} · ${contact}`}
        note={joinedLines(lines, language)}
      />
      <Cell icon={<Target size={20} />} title={words.plan} value={words.plans[plan].name} />
      {remark === "" ? null : <Cell icon={<MessageSquare size={20} />} title={words.remark} note={remark} />}
    </CellGroup>
  );
}
