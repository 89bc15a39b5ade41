### Bridgetown Races: what can be wrong with a city. $place says where. The first screen needs it too.

error-unknown-city = There is no city “{ $city }”. Ours are: { $known }. A city of your own is given by its file.

error-no-entry = { $place }: the city has no entry. Please add a table “entry” that names the space where racers come in.
error-duplicate-colour = { $place }: another mode already has the colour “{ $colour }”. Please give every mode a colour of its own.
error-unknown-space = { $place }: there is no space “{ $space }”. Please check its spelling or add it to the spaces.
error-no-spaces = { $place }: a bridge needs at least one space.
error-one-way-rails = { $place }: rails lead both ways. Please join their spaces with “-” instead of “>”.
error-broken-way = { $place }: “{ $value }” is not a way. Please write it like “A - B - C”, with “>” where a link leads that way only.
error-too-few-points = { $place }: at least { $wanted } points are needed here.
error-duplicate-id = { $place }: the id “{ $id }” is used twice. Please give every space an id of its own, and every bridge too.
error-wrong-id = { $place }: “{ $id }” cannot be an id. Please use 1 to 12 letters from A to Z, digits or underscores.
error-wrong-name = { $place }: a name of 1 to 80 visible characters is expected here.
error-wrong-bridge-count = { $place }: the number of bridges is { $count } and must be { $wanted }.
error-space-on-two-bridges = { $place }: the space “{ $space }” is already part of a bridge. Please use it only once.
error-link-to-itself = { $place }: a link leads from “{ $space }” to the same space. Please remove it.
error-duplicate-link = { $place }: the link from “{ $from }” to “{ $to }” is there twice. Please keep one of them.
error-no-way-back = { $place }: the link from “{ $from }” to “{ $to }” has no way back. Please write “-” instead of “>”, or add the way back to a street.
error-too-many-links = { $place }: { $count } links are too many; at most { $most } are possible. Please leave some out.
error-stairs-on-a-bridge = { $place }: stairs on the bridge space { $space }. Please put the overpass where the bridge has ended.
error-entry-on-a-bridge = { $place }: the entry { $space } is on a bridge. Please let the racers enter on land.
error-levels-touch = { $place }: “{ $upper }” and “{ $lower }” are the two levels of an overpass. They must be two spaces that no street joins.
error-space-on-two-overpasses = { $place }: the space “{ $space }” already belongs to an overpass. Please use it only once.
error-bridge-not-crossable = { $place }: { $bridge } cannot be crossed. Please join “{ $from }” and “{ $to }” by a street that leads both ways.
error-way-off-the-bridge = { $place }: { $bridge } can be left at its two ends only. Please remove the link from “{ $from }” to “{ $to }”.
error-bridge-end-not-on-land = { $place }: “{ $space }” cannot be an end of { $bridge }. A bridge must end on two different spaces on land.
error-rail-without-street = { $place }: rails run along streets, and no street leads from “{ $from }” to “{ $to }”.
error-rails-on-other-bridge = { $place }: the rails lead over { $bridge }. They may cross the streetcar’s own bridge only.
error-rails-not-over-bridge = { $place }: the rails must lead over { $bridge }, the streetcar’s bridge, from one end to the other.
error-rails-not-joined = { $place }: the rails must form one net. These spaces are cut off from the rest: { $spaces }.
error-not-connected = { $place }: no streets lead from the entry to these spaces: { $spaces }.
error-no-full-move = { $place }: from “{ $space }” there is no way to go { $steps } spaces with the mode “{ $mode }”. Please add a link; only the streetcar may get stuck.
