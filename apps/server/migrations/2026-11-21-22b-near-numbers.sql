-- Misread numbers are found by asking for each number they may be; among a hundred thousand that look alike, likeness by trigrams took too long.
drop index order_item_similar_number;
