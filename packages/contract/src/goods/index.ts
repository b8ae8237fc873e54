export { goodsDetail } from "./detail.ts";
export {
  availability,
  platformField,
} from "./fields.ts";
export { goodsPicture } from "./goods-picture.ts";
export { inspectionPhoto } from "./inspection-photo.ts";
export { landedCost } from "./landed-cost.ts";
export { listFavourites } from "./list-favourites.ts";
export { parseLinks } from "./parse.ts";
export { goodsPictureUrl, inspectionPhotoUrl } from "./picture-fields.ts";
export { popularGoods } from "./popular-goods.ts";
export { searchGoods } from "./search-goods.ts";
export { setFavourite } from "./set-favourite.ts";
export { stillToCome } from "./still-to-come.ts";
