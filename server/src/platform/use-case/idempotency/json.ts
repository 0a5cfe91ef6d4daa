type Kept<Value> = Value extends bigint | symbol | ((...given: never[]) => unknown) ? never : Json<Value>;

/** Of what JSON gives back as it was: `Result extends Json<Result>` takes no dates, maps, functions or bigints. */
export type Json<Value> = { [Key in keyof Value]: Kept<Value[Key]> };
