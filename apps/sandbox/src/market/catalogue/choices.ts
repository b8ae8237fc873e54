import type { Choice } from "./model.ts";

const size = ["尺码", "Size"] as const;

export const clothesSizes: Choice = {
  name: size,
  values: [
    ["S", "S"],
    ["M", "M"],
    ["L", "L"],
    ["XL", "XL"],
    ["2XL", "2XL", 5],
  ],
};
export const jeansSizes: Choice = {
  name: size,
  values: [
    ["28", "28"],
    ["29", "29"],
    ["30", "30"],
    ["31", "31"],
    ["32", "32"],
    ["34", "34"],
  ],
};
export const shoeSizes: Choice = {
  name: ["鞋码", "Shoe size (EU)"],
  values: [
    ["37", "37"],
    ["38", "38"],
    ["39", "39"],
    ["40", "40"],
    ["41", "41"],
    ["42", "42"],
    ["43", "43"],
    ["44", "44"],
  ],
};
export const sockSizes: Choice = {
  name: size,
  values: [
    ["35-39码", "EU 35–39"],
    ["40-44码", "EU 40–44"],
  ],
};
export const hatSizes: Choice = {
  name: ["头围", "Head size"],
  values: [
    ["55-57厘米", "55–57 cm"],
    ["58-60厘米", "58–60 cm"],
  ],
};
export const bagSizes: Choice = {
  name: ["容量", "Volume"],
  values: [
    ["18升", "18 L"],
    ["25升", "25 L", 30],
  ],
};
export const suitcaseSizes: Choice = {
  name: ["尺寸", "Size"],
  values: [
    ["20寸", "20 inch"],
    ["24寸", "24 inch", 80],
    ["28寸", "28 inch", 150],
  ],
};
export const potSizes: Choice = {
  name: ["容量", "Capacity"],
  values: [
    ["180毫升", "180 ml"],
    ["260毫升", "260 ml", 30],
    ["350毫升", "350 ml", 60],
  ],
};
export const setSizes: Choice = {
  name: ["套装", "Set"],
  values: [
    ["一壶四杯", "Pot and four cups"],
    ["一壶六杯", "Pot and six cups", 40],
  ],
};
export const bowlSets: Choice = {
  name: ["套装", "Set"],
  values: [
    ["三件套", "Three pieces"],
    ["六件套", "Six pieces", 55],
    ["十二件套", "Twelve pieces", 130],
  ],
};
export const vaseSizes: Choice = {
  name: ["高度", "Height"],
  values: [
    ["18厘米", "18 cm"],
    ["24厘米", "24 cm", 25],
    ["30厘米", "30 cm", 60],
  ],
};
export const panSizes: Choice = {
  name: ["口径", "Diameter"],
  values: [
    ["24厘米", "24 cm"],
    ["28厘米", "28 cm", 20],
    ["30厘米", "30 cm", 35],
  ],
};
export const switches: Choice = {
  name: ["轴体", "Switches"],
  values: [
    ["红轴", "Red, linear"],
    ["茶轴", "Brown, tactile"],
    ["静音轴", "Silent", 30],
  ],
};
export const phones: Choice = {
  name: ["适用机型", "Fits"],
  values: [
    ["苹果15", "iPhone 15"],
    ["苹果15 Pro", "iPhone 15 Pro"],
    ["苹果16", "iPhone 16"],
    ["小米14", "Xiaomi 14"],
    ["华为Pura 70", "Huawei Pura 70"],
  ],
};
export const plugs: Choice = {
  name: ["插头", "Plug"],
  values: [
    ["USB供电", "USB"],
    ["国标插头", "Chinese plug", 10],
  ],
};
export const plushSizes: Choice = {
  name: ["高度", "Height"],
  values: [
    ["25厘米", "25 cm"],
    ["40厘米", "40 cm", 28],
    ["60厘米", "60 cm", 70],
  ],
};
export const figureEditions: Choice = {
  name: ["版本", "Edition"],
  values: [
    ["单个确认款", "Single, chosen"],
    ["盲盒随机", "Blind box", -10],
    ["整盒六只", "Box of six", 295],
  ],
};
export const pages: Choice = {
  name: ["内页", "Pages"],
  values: [
    ["横线", "Lined"],
    ["方格", "Grid"],
    ["空白", "Blank"],
  ],
};
export const nibs: Choice = {
  name: ["笔尖", "Nib"],
  values: [
    ["EF尖 0.38", "EF 0.38 mm"],
    ["F尖 0.5", "F 0.5 mm"],
  ],
};
export const ringSizes: Choice = {
  name: ["圈号", "Ring size"],
  values: [
    ["开口可调", "Adjustable"],
    ["12号", "EU 52"],
    ["14号", "EU 54"],
  ],
};
export const curtainSizes: Choice = {
  name: ["宽×高", "Width × height"],
  values: [
    ["1.5×2.0米 一片", "1.5 × 2.0 m, one"],
    ["2.0×2.7米 一片", "2.0 × 2.7 m, one", 48],
    ["3.0×2.7米 一片", "3.0 × 2.7 m, one", 110],
  ],
};
export const cushionSizes: Choice = {
  name: ["尺寸", "Size"],
  values: [
    ["45×45 仅套", "45 × 45 cm, cover"],
    ["45×45 含芯", "45 × 45 cm, with filling", 15],
    ["50×50 含芯", "50 × 50 cm, with filling", 22],
  ],
};
export const beddingSizes: Choice = {
  name: ["规格", "Size"],
  values: [
    ["150×200", "150 × 200 cm"],
    ["180×220", "180 × 220 cm", 60],
    ["200×230", "200 × 230 cm", 90],
  ],
};
export const bottleSizes: Choice = {
  name: ["净含量", "Content"],
  values: [
    ["30毫升", "30 ml"],
    ["50毫升", "50 ml", 40],
  ],
};
export const boxSizes: Choice = {
  name: ["尺寸", "Size"],
  values: [
    ["小号", "Small"],
    ["中号", "Medium", 12],
    ["大号", "Large", 25],
  ],
};
export const lensStrengths: Choice = {
  name: ["镜片", "Lenses"],
  values: [
    ["平光防蓝光", "Plain, blue-light filter"],
    ["仅镜框", "Frame only", -20],
  ],
};
