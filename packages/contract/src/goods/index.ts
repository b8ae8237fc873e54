export { goodsDetail } from "./detail.ts";
export { listFavourites, setFavourite } from "./favourites.ts";
export * from "./fields.ts";
export { landedCost } from "./landed-cost.ts";
export { parseLinks } from "./parse.ts";
export { goodsPicture, goodsPictureUrl, inspectionPhoto, inspectionPhotoUrl } from "./picture.ts";
export { popularGoods, searchGoods } from "./search.ts";
