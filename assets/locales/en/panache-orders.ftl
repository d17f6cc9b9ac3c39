# What is said of an order of Panache that cannot be understood; text.ftl has what every game says.
refuse-pa-empty = There is no order here. Name a unit and say what it does, for example “3L move 0805”.
refuse-pa-one-unit = Units move one after another, and “{ NAME($unit) }” follows a unit without an order. Write “3L move 0805; 4L move 0905”.

## Behind the completions of an order

pa-choice-unit = { NAME($unit) } · { $kind }{ $stands ->
    [0] {""}
   *[other] {" "}{ $stands }
 }
