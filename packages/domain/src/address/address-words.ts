/** What people write before a part of an address, in Chinese and in English. */
const labels = {
  name: /^(?:收件人|收货人|姓名|联系人|full name|name|recipient|consignee|receiver|attn)(?:姓名)?$/i,
  addressLastName: /^(?:姓|last name|family name|surname)$/i,
  consignee: /^(?:名|first name|given name|forename)$/i,
  phone: /^(?:手机号码?|联系电话|电话号码|手机|电话|phone(?: number)?|telephone|tel|mobile|cell)$/i,
  email: /^(?:邮箱|电子邮件|电子邮箱|e-?mail)$/i,
  country: /^(?:国家|国家或地区|国家\/地区|country(?:\/region)?)$/i,
  state: /^(?:省|州|省份|省\/州|state|province|county|region|state\/province)$/i,
  city: /^(?:城市|市|city|town|suburb|city\/town)$/i,
  zipCode: /^(?:邮编|邮政编码|zip(?: ?code)?|post(?:al)? ?code|postcode)$/i,
  fullAddress: /^(?:地址|详细地址|收货地址|收件地址|所在地区|街道|(?:street )?address|address line ?\d|street|addr)$/i,
} as const;
/** The word before a phone number, where both stand within a line of other things. */
export const phoneLabelWithin =
  /(?:(?<=[\s,])|^)(?:手机号码?|联系电话|电话号码|手机|电话|phone(?: number)?|telephone|tel|mobile|cell)[.:\s]*(?=$|,)/iu;
type LabelledPart = keyof typeof labels;
const labelled = [
  "name",
  "addressLastName",
  "consignee",
  "phone",
  "email",
  "country",
  "state",
  "city",
  "zipCode",
  "fullAddress",
] as const;

/** What a line says of itself, and what it then says; null where it says nothing. */
export function labelOf(line: string): { field: LabelledPart; value: string } | null {
  const found = /^([^:]{1,20}?)\s*[:=]\s*(.+)$/.exec(line);
  const label = found?.[1]?.replace(/\.$/, "") ?? "";
  const field = labelled.find((part) => labels[part].test(label));
  return field === undefined ? null : { field, value: found?.[2] ?? "" };
}
