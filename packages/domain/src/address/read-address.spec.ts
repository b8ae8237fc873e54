import { describe, expect, it } from "vitest";
import { seededSettings } from "../setting/index.ts";
import { type ReadField, readAddress } from "./read-address.ts";

const { countries, states } = seededSettings;
const namesIn = (language: string) => new Intl.DisplayNames(language, { type: "region" });
const [zh, en] = [namesIn("zh-CN"), namesIn("en-GB")];
const countryNames = Object.fromEntries(countries.map(({ code }) => [code, [zh.of(code) ?? code, en.of(code) ?? code]]));
const read = (text: string, country = "") => readAddress(text, { places: { countries, states }, countryNames, country });

type Sample = [name: string, text: string, fields: Partial<Record<ReadField, string>>, unsure: ReadField[]];

const samples: Sample[] = [
  [
    "a German letter",
    "Anna Schmidt\nInvalidenstraße 117\n10115 Berlin\nGermany\n+49 30 1234567\nanna@example.com",
    {
      countryId: "DE",
      stateId: "DE-BE",
      city: "Berlin",
      zipCode: "10115",
      fullAddress: "Invalidenstraße 117",
      consignee: "Anna",
      addressLastName: "Schmidt",
      contact: "+49 30 1234567",
      email: "anna@example.com",
    },
    [],
  ],
  [
    "an American one on one line, without its country",
    "John Smith, 10001 Market St Apt 4, San Francisco, CA 94105, (415) 555-0132",
    {
      countryId: "US",
      stateId: "US-CA",
      city: "San Francisco",
      zipCode: "94105",
      fullAddress: "10001 Market St Apt 4",
      consignee: "John",
      addressLastName: "Smith",
      contact: "(415) 555-0132",
    },
    ["contact", "countryId"],
  ],
  [
    "an American postcode with its addition, which is no phone number",
    "Mary Ann Jones\n350 5th Ave\nNew York, NY 10118-0110\nUSA",
    {
      countryId: "US",
      stateId: "US-NY",
      city: "New York",
      zipCode: "10118-0110",
      fullAddress: "350 5th Ave",
      consignee: "Mary Ann",
      addressLastName: "Jones",
    },
    ["consignee", "addressLastName"],
  ],
  [
    "a British one",
    "Ms Priya Patel\nFlat 2, 221B Baker Street\nLondon NW1 6XE\nUK\n07700 900123",
    {
      countryId: "GB",
      city: "London",
      zipCode: "NW1 6XE",
      fullAddress: "Flat 2, 221B Baker Street",
      consignee: "Priya",
      addressLastName: "Patel",
      contact: "07700 900123",
    },
    ["contact"],
  ],
  [
    "a Spanish one, whose town is called as its province is, with its floor",
    "Sofía García, Calle de Alcalá 45, 3º B, 28014 Madrid, Spain, +34 612 345 678",
    {
      countryId: "ES",
      stateId: "ES-MD",
      city: "Madrid",
      zipCode: "28014",
      fullAddress: "Calle de Alcalá 45, 3º B",
      consignee: "Sofía",
      addressLastName: "García",
      contact: "+34 612 345 678",
    },
    [],
  ],
  [
    "a Canadian one with a Chinese word before the phone number",
    "林晓 Apt 5, 120 St George Street, Toronto ON M5S 1A5 电话 416 555 0123",
    {
      countryId: "CA",
      stateId: "CA-ON",
      city: "Toronto",
      zipCode: "M5S 1A5",
      fullAddress: "Apt 5, 120 St George Street",
      consignee: "晓",
      addressLastName: "林",
      contact: "416 555 0123",
    },
    ["contact", "countryId", "consignee", "addressLastName"],
  ],
  [
    "a street named after a country",
    "Luc Moreau\n12 Rue de Chine\n75020 Paris\nFrance",
    {
      countryId: "FR",
      city: "Paris",
      zipCode: "75020",
      fullAddress: "12 Rue de Chine",
      consignee: "Luc",
      addressLastName: "Moreau",
    },
    [],
  ],
  [
    "a Dutch postcode of two words",
    "Jan Bakker\nDamrak 1\n1012 LG Amsterdam\nNetherlands",
    {
      countryId: "NL",
      city: "Amsterdam",
      zipCode: "1012 LG",
      fullAddress: "Damrak 1",
      consignee: "Jan",
      addressLastName: "Bakker",
    },
    [],
  ],
  [
    "a place without postcodes",
    "Chan Tai Man\n12/F, 188 Nathan Road\nKowloon\nHong Kong SAR China\n+852 2345 6789",
    {
      countryId: "HK",
      zipCode: "-",
      city: "Kowloon",
      fullAddress: "12/F, 188 Nathan Road",
      consignee: "Chan Tai",
      addressLastName: "Man",
      contact: "+852 2345 6789",
    },
    ["consignee", "addressLastName", "city"],
  ],
  [
    "labels in English",
    "First name: Omar\nLast name: Haddad\nPhone: +971 50 123 4567\nCountry: United Arab Emirates\nCity: Dubai\nAddress: Villa 7, Al Wasl Road",
    {
      countryId: "AE",
      zipCode: "-",
      city: "Dubai",
      fullAddress: "Villa 7, Al Wasl Road",
      consignee: "Omar",
      addressLastName: "Haddad",
      contact: "+971 50 123 4567",
    },
    [],
  ],
  [
    "a Chinese one with labels, in full-width signs",
    "收件人：王小明\n手机号码：１３８００１３８０００\n所在地区：广东省深圳市南山区\n详细地址：科技园路１号２栋３０１\n邮编：518057",
    {
      countryId: "CN",
      stateId: "CN-GD",
      city: "深圳市",
      fullAddress: "南山区 科技园路1号2栋301",
      zipCode: "518057",
      consignee: "小明",
      addressLastName: "王",
      contact: "13800138000",
    },
    ["countryId"],
  ],
  [
    "a Chinese one on one line",
    "欧阳娜娜 13912345678 上海市浦东新区世纪大道100号 200120",
    {
      countryId: "CN",
      stateId: "CN-SH",
      addressLastName: "欧阳",
      consignee: "娜娜",
      city: "上海市",
      zipCode: "200120",
      contact: "13912345678",
      fullAddress: "浦东新区世纪大道100号",
    },
    [],
  ],
  [
    "a city named as another state is",
    "Joe Doe\n1 K St NW\nWashington, DC 20001\nUSA",
    { countryId: "US", stateId: "US-DC", zipCode: "20001", city: "Washington", fullAddress: "1 K St NW" },
    [],
  ],
  [
    "a state whose name holds another's",
    "Joe Doe\n1 Elm St\nCharleston, West Virginia 25301",
    { stateId: "US-WV", zipCode: "25301", city: "Charleston", fullAddress: "1 Elm St" },
    [],
  ],
  [
    "an address abroad in Chinese words",
    "李雷\n德国 柏林\nInvalidenstraße 117, 10115\n+49 30 1234567",
    { countryId: "DE", stateId: "DE-BE", zipCode: "10115", addressLastName: "李", consignee: "雷", contact: "+49 30 1234567" },
    [],
  ],
];

describe("a pasted address", () => {
  it.each(samples)("is taken apart: %s", (_, text, fields, unsure) => {
    const found = read(text);
    expect(found.fields).toMatchObject(fields);
    expect(found.unsure).toEqual(expect.arrayContaining(unsure));
  });

  it("says nothing of what it does not say, and keeps every word somewhere", () => {
    expect(read("")).toEqual({ fields: {}, unsure: [] });
    expect(read("🏠 ???").fields.countryId).toBeUndefined();
    const { fields } = read("Hinterhaus, bei Meyer klingeln 3\n80331 München\nDeutschland");
    expect(fields).toMatchObject({
      countryId: "DE",
      zipCode: "80331",
      city: "München",
      fullAddress: "Hinterhaus, bei Meyer klingeln 3",
    });
    expect(fields.consignee).toBeUndefined();
  });

  it("is read by the country already chosen where it names none", () => {
    expect(read("Anna Schmidt\nHauptstr. 5\n80331 München", "DE").fields).toMatchObject({ zipCode: "80331", city: "München" });
  });

  it("is not slow on a text without end", () => {
    const began = performance.now();
    read("1 2 3, 4 5-6 (7) ".repeat(200).slice(0, 2000));
    read(`${"a".repeat(1000)}@${"b.".repeat(400)}`);
    expect(performance.now() - began).toBeLessThan(500);
  });
});
