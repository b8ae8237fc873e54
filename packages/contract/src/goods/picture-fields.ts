export const pictureWidths = ["200", "400", "800"] as const;

/** The address of a picture for an `<img>`. */
export function goodsPictureUrl(goodsId: string, picture: string, width: 200 | 400 | 800 = 400): string {
  return `/api/goods/picture/${goodsId}/${picture}?w=${width}`;
}

/** The address of a photo our warehouse took of such goods, `width` pixels wide; open to everybody, and found under these goods alone. */
export function inspectionPhotoUrl(goodsId: string, fileId: string, width: 200 | 400 | 800 = 400): string {
  return `/api/goods/inspection-photo/${goodsId}/${fileId}?w=${width}`;
}
