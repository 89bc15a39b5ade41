### Bridgetown Races: what can be wrong with snapshots and questions. $place says where.

error-unknown-mode = “{ $value }” is neither the name nor the number of a mode. Counted from 0, the modes are: { $known }.
error-wrong-flag-count = { $place }: the number of flags of the mode { $flag } is { $count } and must be { $wanted }.
error-wrong-bridge = { $place }: in “{ $column }”, a flag of the mode { $flag } cannot belong to bridge { $bridge }.
